import { describe, expect, test } from "vitest";
import { childrenOf, childText, parseXml, XmlError } from "./xml.ts";

describe("a document", () => {
  test("is parsed with its attributes, texts and references", () => {
    const root = parseXml(
      `\uFEFF<?xml version="1.0"?>\n<!-- a - b --><a:feed xmlns:a="urn:a" x="1 &lt; 2" y='"'><title> A &amp; &#66;&#x43; </title><p/><![CDATA[<raw>]]></a:feed>\n`,
    );
    expect(root.name).toBe("a:feed");
    expect([...root.attributes]).toStrictEqual([
      ["xmlns:a", "urn:a"],
      ["x", "1 < 2"],
      ["y", '"'],
    ]);
    expect(childText(root, "title")).toBe("A & BC");
    expect(childText(root, "nothing")).toBeUndefined();
    expect(childrenOf(root, "p")).toHaveLength(1);
    expect(root.text).toBe("<raw>");
  });

  test.each([
    ["nothing", ""],
    ["only text", "hello"],
    ["two roots", "<a/><b/>"],
    ["text after the root", "<a/>x"],
    ["a tag that is not closed", "<a><b></a>"],
    ["a tag that was not opened", "</a>"],
    ["a missing end tag", "<a><b/>"],
    ["a bare ampersand", "<a>R&D</a>"],
    ["a reference without a semicolon", "<a>&amp</a>"],
    ["an undeclared entity", "<a>&nbsp;</a>"],
    ["a bare <", "<a>1 < 2</a>"],
    ["an attribute without quotes", "<a b=c/>"],
    ["an attribute twice", '<a b="1" b="2"/>'],
    ["an attribute in a closing tag", '<a></a b="1">'],
    ["an undeclared namespace prefix", "<b:a/>"],
    ["a control character", "<a>\u0001</a>"],
    ["a comment within a comment", "<a><!-- x -- y --></a>"],
  ])("is refused with %s", (_, xml) => {
    expect(() => parseXml(xml)).toThrow(XmlError);
  });
});
