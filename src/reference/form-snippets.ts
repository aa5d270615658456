import type { Snippet } from "../guides/snippet.ts";

/** The fields of a form. A value such as `$ID_JAG` is read from the environment. */
export type FormExample = Readonly<Record<string, string>>;

/** The variable that a value names, if it names one. */
const variableIn = (value: string): string | undefined => /^\$([A-Z_]+)$/.exec(value)?.[1];

/** Each field with its value as code; `variable` returns the code for a value from the environment. */
const fieldsOf = (form: FormExample, variable: (name: string) => string): readonly (readonly [string, string])[] =>
  Object.entries(form).map(([name, value]) => {
    const found = variableIn(value);
    return [name, found === undefined ? JSON.stringify(value) : variable(found)];
  });

/** Examples that send a form, in every language of the reference. Each runs when copied. */
export const formSnippets = (url: string, form: FormExample): readonly Snippet[] => [
  {
    language: "curl",
    fence: "sh",
    text: [
      `curl ${url}`,
      ...Object.entries(form).map(([name, value]) =>
        variableIn(value) === undefined ? `-d ${name}=${value}` : `-d "${name}=${value}"`,
      ),
    ].join(" \\\n  "),
  },
  {
    language: "JavaScript",
    fence: "js",
    text: [
      "const form = new URLSearchParams({",
      ...fieldsOf(form, (name) => ["process", "env", name].join(".")).map(([name, value]) => `  ${name}: ${value},`),
      "});",
      `const response = await fetch(${JSON.stringify(url)}, { method: "POST", body: form });`,
      "console.log(response.status, await response.json());",
    ].join("\n"),
  },
  {
    language: "Python",
    fence: "python",
    text: [
      "import json, os",
      "from urllib.parse import urlencode",
      "from urllib.request import urlopen",
      "",
      "form = urlencode({",
      ...fieldsOf(form, (name) => `os.environ["${name}"]`).map(([name, value]) => `    "${name}": ${value},`),
      "})",
      `with urlopen(${JSON.stringify(url)}, form.encode()) as response:`,
      "    print(response.status, json.load(response))",
    ].join("\n"),
  },
];
