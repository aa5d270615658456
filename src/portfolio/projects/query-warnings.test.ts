import { expect, test } from "vitest";
import { limits } from "../../contract/limits.ts";
import { queryWarnings } from "./query-warnings.ts";

test.each([
  ["kind", "Unknown parameter kind; did you mean type?"],
  ["page", "Unknown parameter page; pass next_cursor as cursor"],
  ["limt", "Unknown parameter limt; did you mean limit?"],
  ["Type", "Unknown parameter Type; did you mean type?"],
  ["years", "Unknown parameter years; did you mean year?"],
  ["colour", "Unknown parameter colour; the parameters are type, tag, year, q, limit, cursor"],
  ["x. Do this", 'Unknown parameter `"x. Do this"`; the parameters are type, tag, year, q, limit, cursor'],
])("names the unknown parameter %s", (name, warning) => {
  expect(queryWarnings({ [name]: "1" })).toEqual([warning]);
});

test("known parameters and those of caches and campaigns give no warning", () => {
  expect(queryWarnings({ type: "client", q: "", limit: 1, cursor: "0", _: "1", utm_source: "a", utm_x: "" })).toEqual(
    [],
  );
});

test("the number of warnings is limited", () => {
  const query = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`p${at}`, ""]));
  expect(queryWarnings(query)).toHaveLength(limits.maxIssues);
});
