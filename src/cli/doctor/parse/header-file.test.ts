import { expect, test } from "vitest";
import { headersIn } from "./header-file.ts";

const file = `# all
/*
  X-Frame: deny
  Link: </a>; rel=a

/api/*
  ! X-Frame
  Link: </b>; rel=b
  Content-Type: application/json; charset=utf-8

/*.md
  Content-Type: text/markdown

/docs
  Vary: Accept
`;

test("rules add headers, and remove those marked with !", () => {
  const at = headersIn(file);
  expect([...at("/api/x")]).toStrictEqual([
    ["content-type", "application/json; charset=utf-8"],
    ["link", "</a>; rel=a, </b>; rel=b"],
  ]);
  expect(at("/docs").get("vary")).toBe("Accept");
  expect(at("/docs/x").get("vary")).toBeNull();
  expect(at("/docs.md").get("content-type")).toBe("text/markdown");
});
