import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ContentIssue, fileIssue, issueAt } from "../content/issues/content-issue.ts";
import { didYouMean } from "../content/issues/similar-names.ts";
import { valueAt } from "../contract/json/value-at.ts";
import { importsIn, syntaxErrorPosition } from "./option-position.ts";
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
  const [, missing, importer] = /^[^']*'(.+?)'.* imported from (.+)$/.exec(error.message) ?? [];
  if (missing) {
    const name = basename(missing);
    const written = importsIn(text).find(({ specifier }) => specifier.endsWith(name) || specifier.startsWith(missing));
    return importer === path ? Math.max(text.indexOf(name, written?.start), 0) : undefined;
  }
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

/** The package that an import did not find; undefined for other errors. */
const missingPackage = ({ code, message }: NodeJS.ErrnoException): string | undefined =>
  code === "ERR_MODULE_NOT_FOUND" ? /^Cannot find package '([^']+)'/.exec(message)?.[1] : undefined;

/** The packages in the package.json of a folder; none without it. */
const listedPackages = (folder: string): string[] => {
  const file = join(folder, "package.json");
  const manifest: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"].flatMap((key) =>
    Object.keys(valueAt(manifest, [key]) ?? {}),
  );
};

/** An error of a configuration with its line; the error itself if the configuration is not at fault. */
const explain = (error: NodeJS.ErrnoException, path: string): Error => {
  const name = missingPackage(error);
  const listed = name === undefined ? [] : listedPackages(dirname(path));
  // The launcher explains in one sentence which package is not installed (src/cli/bin.js).
  if (name !== undefined && listed.includes(name)) return error;
  const issue = configIssue(error, path);
  if (!issue) return error;
  if (name === undefined) return new ConfigurationError([issue]);
  const meant = didYouMean(name, listed);
  return new ConfigurationError([
    {
      ...issue,
      length: name.length,
      found: `the package ${name}, which is not installed`,
      expected: "a package that package.json lists",
      fix: meant ? `did you mean "${meant}"?` : "correct the name, or add the package to package.json",
    },
  ]);
};

/** The default export of a configuration; undefined if this release of Node cannot import TypeScript. */
const importConfig = async (path: string): Promise<AstroConfig | undefined> => {
  try {
    const { default: config } = (await import(pathToFileURL(path).href)) as { default?: AstroConfig };
    return config ?? {};
  } catch (thrown) {
    const error = thrown as NodeJS.ErrnoException;
    if (error.code === "ERR_UNKNOWN_FILE_EXTENSION") return undefined;
    throw explain(error, path);
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
