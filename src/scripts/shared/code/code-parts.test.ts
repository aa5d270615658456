import { expect, test } from "vitest";
import { commandParts, jsonParts } from "./code-parts.ts";

const marked = (parts: readonly (readonly [string, string])[]): string =>
  parts.map(([name, text]) => (name ? `<${name}>${text}</>` : text)).join("");

test.each([
  [String.raw`  "a": "b \" c",`, String.raw`  <hk>"a"</>: <hs>"b \" c"</>,`],
  ['  "n": [-1.5e3, true, null, "1"]', '  <hk>"n"</>: [<hn>-1.5e3</>, <hn>true</>, <hn>null</>, <hs>"1"</>]'],
  ['data: {"text":"<b>"}', 'data: {<hk>"text"</>:<hs>"<b>"</>}'],
  ['"unfinished', '"unfinished'],
  ["", ""],
])("colors the JSON %j", (line, expected) => {
  expect(marked(jsonParts(line))).toBe(expected);
});

test.each([
  ["curl https://a.example \\", "<hf>curl </><hs>https://a.example</> \\"],
  ["-H 'Accept: a'", "<hs>-H 'Accept: a'</>"],
  ["", ""],
])("colors the command %j", (line, expected) => {
  expect(marked(commandParts(line)).replace("<hs></>", "").replace("<hf></>", "")).toBe(expected);
});
