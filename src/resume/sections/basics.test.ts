import { describe, expect, test } from "vitest";
import type { JsonObject } from "../json-object.ts";
import { readItem, writeItem } from "../mapping.ts";
import { readResume } from "../read-resume.ts";
import { basics } from "./basics.ts";

const profileFrom = (...profiles: readonly object[]) =>
  readResume({ basics: { name: "Ada", email: "ada@example.com", profiles } }).content?.profile;

test("a profile without a network is recognized by its URL", () => {
  expect(profileFrom({ url: "https://github.com/ada" })).toMatchObject({ github: "https://github.com/ada" });
  expect(profileFrom({ url: "https://github.com.example.com/ada" })).not.toHaveProperty("github");
});

describe("a resume from a stranger", () => {
  const imported = (profiles: readonly object[], more: object = {}) =>
    readResume({ basics: { name: "Ada Lo", email: "ada@example.com", profiles }, ...more }).content;

  test.each(["constructor", "__proto__", "toString"])("may name a network %s", (network) => {
    const url = "https://a.example/ada";
    expect(imported([{ network, url }])?.profile.profiles).toEqual([{ network, url }]);
  });

  test.each(["https://constructor/x", "https://toString/x"])("may have the profile %s without a network", (url) => {
    expect(imported([{ url }])?.profile.profiles?.[0]).toMatchObject({ url });
  });

  test("may have a profile whose host has no name", () => {
    expect(imported([{ url: "https://www./x" }])?.profile).not.toHaveProperty("profiles");
  });

  test("publishes nothing that its owner keeps private", () => {
    expect(imported([], { meta: { vitrine: { site: { publish: ["references"] } } } })?.site).not.toHaveProperty(
      "publish",
    );
  });
});

test("the portfolio is a profile only if it is an http or https URL", () => {
  const profilesOf = (portfolio: string) => basics.write({ name: "Ada Lo", portfolio }).profiles;
  expect(profilesOf("https://ada.example.com")).toHaveLength(1);
  for (const address of ["javascript:alert(1)", "data:text/html,x", "my book"])
    expect(profilesOf(address)).toBeUndefined();
});

test("a long summary is the text about the person, and its first sentence the tagline, also in Chinese and Japanese", () => {
  const summary = `我做碗。${"每个碗都显示潮汐。".repeat(30)}`;
  const read = readResume({ basics: { name: "Ada Lo", email: "ada@example.com", summary } }).content;
  expect(read?.profile).toMatchObject({ tagline: "我做碗。", about: summary });
});

describe("the text about the person", () => {
  const person = { name: "Ada Lo", email: "ada@example.com" };
  const short = "I make bowls.";
  const long = `${short} ${"Each shows the tide of one day. ".repeat(10)}And tiles.`;
  const again = (item: JsonObject) => readItem(basics, item, { pointer: "", file: "", key: "" }).content;

  test.each([short, long])("is the summary of the resume, with or without a tagline: %s", (about) => {
    for (const profile of [
      { ...person, about },
      { ...person, about, tagline: "Potter of tides." },
      { ...person, about, tagline: short },
    ]) {
      const item = writeItem(basics, profile);
      expect(item.summary).toBe(about);
      expect(again(item)).toStrictEqual(profile);
    }
  });

  test.each([short, long])("is replaced by a summary that was edited after the export: %s", (about) => {
    const item = { ...writeItem(basics, { ...person, about }), summary: "I make tiles." };
    expect(again(item)).toStrictEqual({ ...person, tagline: "I make tiles." });
  });
});
