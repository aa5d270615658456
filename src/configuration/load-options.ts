import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ContentIssue, fileIssue, issueAt } from "../content/issues/content-issue.ts";
import { syntaxErrorPosition } from "./option-position.ts";
import type { SiteOptions } from "./options.ts";
import { ConfigurationError, configFiles, readOptions } from "./read-options.ts";

/** What `defineConfig` of Astro returns, as far as it matters here. */
interface AstroConfig {
  readonly integrations?: readonly unknown[];
}

const isVitrine = (integration: unknown): integration is { readonly options: unknown } =>
  typeof integration === "object" && integration !== null && "name" in integration && integration.name === "vitrine";

/** The offset of a line and column, both from 1. */
const offsetOf = (text: string, line: number, column: number): number =>
  text.split("\n", line - 1).reduce((offset, { length }) => offset + length + 1, column - 1);

/** Where an error of a configuration is: from its stack, the syntax, or the module that it does not find. */
const offsetOfError = (error: NodeJS.ErrnoException, path: string, text: string): number | undefined => {
  // Stacks have `URL:line:column`, or `URL:line` for an import that a module does not export.
  const [, line, column] = (error.stack?.split(pathToFileURL(path).href, 2)[1] ?? "").match(/^:(\d+)(?::(\d+))?/) ?? [];
  if (line) return offsetOf(text, Number(line), Number(column ?? 1));
  const [, missing, importer] = /^Cannot find module '(.+)' imported from (.+)$/.exec(error.message) ?? [];
  if (missing) return importer === path ? Math.max(text.indexOf(basename(missing)), 0) : undefined;
  return syntaxErrorPosition(text);
};

/** An error of the configuration itself; undefined for one of a package that it imports. */
const configIssue = (error: NodeJS.ErrnoException, path: string): ContentIssue | undefined => {
  const text = readFileSync(path, "utf8");
  const offset = offsetOfError(error, path, text);
  if (offset === undefined) return undefined;
  const [found = ""] = error.message.split(" imported from ");
  return issueAt({ file: basename(path), text }, offset, offset + 1, {
    found: `${error.name}: ${found}`,
    expected: "a module with the configuration of Astro",
    fix: "correct this line, or the one before it",
  });
};

/** The launcher explains in one sentence which package is not installed (src/cli/bin.js). */
const isMissingPackage = ({ code, message }: NodeJS.ErrnoException): boolean =>
  code === "ERR_MODULE_NOT_FOUND" && message.startsWith("Cannot find package");

/** The default export of a configuration; undefined if this release of Node cannot import TypeScript. */
const importConfig = async (path: string): Promise<AstroConfig | undefined> => {
  try {
    const { default: config } = (await import(pathToFileURL(path).href)) as { default?: AstroConfig };
    return config ?? {};
  } catch (thrown) {
    const error = thrown as NodeJS.ErrnoException;
    if (error.code === "ERR_UNKNOWN_FILE_EXTENSION") return undefined;
    const issue = isMissingPackage(error) ? undefined : configIssue(error, path);
    throw issue ? new ConfigurationError([issue]) : error;
  }
};

/**
 * Reads the options of `vitrine({ … })` from the Astro configuration in a folder, and checks them. Undefined for a TypeScript
 * configuration that only Astro can import.
 * @throws ConfigurationError if there is no configuration, it cannot be imported, it does not use the integration, or an option is invalid.
 */
export const loadOptions = async (root: string): Promise<SiteOptions | undefined> => {
  const file = configFiles.find((name) => existsSync(join(root, name)));
  if (file === undefined)
    throw new ConfigurationError([
      fileIssue("astro.config.mjs", {
        found: "no such file in this folder",
        expected: "the configuration of Astro, with `integrations: [vitrine()]`",
        fix: "run the command in the folder of your repository, or create one: npx vitrine new my-site",
      }),
    ]);
  // Errors name the path behind symbolic links.
  const config = await importConfig(realpathSync(join(root, file)));
  if (config === undefined) return undefined;
  const integration = [...(config.integrations ?? [])].flat(Number.POSITIVE_INFINITY).find(isVitrine);
  if (!integration)
    throw new ConfigurationError([
      fileIssue(file, {
        found: "no integration of Vitrine",
        expected: "`integrations: [vitrine()]`",
        fix: 'add `import vitrine from "vitrine";`, and `vitrine()` to the integrations',
      }),
    ]);
  return readOptions(integration.options, root);
};
