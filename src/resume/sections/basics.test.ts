import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

const profileFrom = (...profiles: readonly object[]) =>
  readResume({ basics: { name: "Ada", email: "ada@example.com", profiles } }).content?.profile;

test("a profile without a network is recognized by its URL", () => {
  expect(profileFrom({ url: "https://github.com/ada" })).toMatchObject({ github: "https://github.com/ada" });
  expect(profileFrom({ url: "https://github.com.example.com/ada" })).not.toHaveProperty("github");
});
