import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fileIssue } from "../content/issues/content-issue.ts";
import type { SiteOptions } from "./options.ts";
import { ConfigurationError, configFiles, readOptions } from "./read-options.ts";

/** What `defineConfig` of Astro returns, as far as it matters here. */
interface AstroConfig {
  readonly integrations?: readonly unknown[];
}

const isVitrine = (integration: unknown): integration is { readonly options: unknown } =>
  typeof integration === "object" && integration !== null && "name" in integration && integration.name === "vitrine";

/** The default export of a configuration; undefined if this release of Node cannot import TypeScript. */
const importConfig = async (file: string): Promise<AstroConfig | undefined> => {
  try {
    const { default: config } = (await import(pathToFileURL(file).href)) as { default?: AstroConfig };
    return config ?? {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_UNKNOWN_FILE_EXTENSION") return undefined;
    throw error;
  }
};

/**
 * Reads the options of `vitrine({ … })` from the Astro configuration in a folder, and checks them. Undefined for a TypeScript
 * configuration that only Astro can import.
 * @throws ConfigurationError if there is no configuration, it does not use the integration, or an option is invalid.
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
  const config = await importConfig(join(root, file));
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
