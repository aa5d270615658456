/** What was not carried over: a file, with its line if that helps, and what to do. */
export interface Note {
  readonly where: string;
  readonly what: string;
}

/** Components of release 0.1 that became replaceable, by their former names. */
const replaceable: Readonly<Record<string, string>> = {
  "src/components/ProjectCard.astro": "ProjectCard",
  "src/components/ProjectFilter.astro": "ProjectFilter",
  "src/components/Facts.astro": "DetailList",
  "src/components/Row.astro": "TimelineItem",
};

const options = "node_modules/vitrine/docs/configuration.md";

const componentAdvice = (path: string): string | undefined => {
  const name = replaceable[path];
  return (
    name &&
    `repeat your change in a copy of node_modules/vitrine/lib/src/components/replaceable/${name}.astro, and name the copy in the option \`components: { ${name}: … }\``
  );
};

/** What to do about an edited file, by the first pattern that matches its path. */
const editedAdvice: readonly (readonly [RegExp, string])[] = [
  [
    /^src\/layouts\//,
    "use the option `components` for the header and the footer, `head` for elements of the head, and `csp` for other origins",
  ],
  [
    /^src\/pages\/index\.astro$/,
    "use the option `components` (Hero, DetailList, TimelineItem, ProjectCard), or add a page of your own",
  ],
  [/^src\/pages\//, "pages of Vitrine cannot be edited; add a page of your own with another address"],
  [/^src\/components\//, `not replaceable; ${options} lists the components that are`],
  [/^src\/styles\//, "this file contains no CSS of pages; check whether you still need the change"],
  [
    /^functions\//,
    "the app is part of the package; its settings are environment variables (docs/hosting.md of Vitrine)",
  ],
  [/^src\//, "this code is part of the package; propose the change to Vitrine if you still need it"],
  [/^astro\.config\.mjs$/, "add your settings to the new astro.config.mjs, next to `integrations`"],
  [/^tsconfig\.json$/, "add a tsconfig.json if your pages need one"],
  [/^README\.md$/, "a new README.md was written; copy your text into it"],
  [/^\.gitignore$/, "a new .gitignore was written; add your lines to it"],
  [/^/, "copy the file if you still need it"],
];

const addedAdvice: readonly (readonly [RegExp, string])[] = [
  [
    /^src\/components\/.*\.astro$/,
    `copy it to src/ if your pages import it, or name it in the option \`components\` if it replaces one (${options})`,
  ],
  [/^src\/.*\.css$/, "copy the rules that you need to content/theme.css"],
  [/^src\//, "copy it to src/ if your pages import it"],
  [/^functions\//, "the app cannot be extended; run your code as a service of its own"],
  [/^wrangler\.toml$/, "write its settings to wrangler.jsonc"],
  [/^\.github\//, "`--deploy` writes a workflow that deploys; copy others if you still need them"],
  [/^/, "copy it if you still need it"],
];

const adviceIn = (advice: typeof editedAdvice, path: string): string =>
  advice.find(([pattern]) => pattern.test(path))?.[1] ?? "";

/** A note about an edited file. */
export const editedNote = (path: string): Note => ({
  where: path,
  what: componentAdvice(path) ?? adviceIn(editedAdvice, path),
});

/** Notes about added files; a folder at the root is one note. */
export const addedNotes = (paths: readonly string[]): Note[] => {
  const groups = Map.groupBy(paths, (path) => (/^(?:src|functions)\//.test(path) ? path : path.replace(/\/.*/, "/")));
  return [...groups].map(([where, [path = where]]) => ({ where, what: adviceIn(addedAdvice, path) }));
};

const MAX_LISTED = 5;

/** One note about all deleted files. */
export const deletedNotes = (paths: readonly string[]): Note[] => {
  const [first] = paths;
  if (first === undefined) return [];
  const shown = paths.slice(0, MAX_LISTED).join(", ");
  const rest = paths.length > MAX_LISTED ? ` and ${paths.length - MAX_LISTED} more` : "";
  return [{ where: "deleted files", what: `the package has these parts again: ${shown}${rest}` }];
};
