import { expect, test } from "vitest";
import { clockTime, departuresFrom } from "./ferries.ts";

test("a pier lists the boats of every kind by time, with the pier where they turn around", () => {
  const [first, ...others] = departuresFrom("MILL", 600).filter(({ minutes }) => minutes > 484);
  expect(first).toEqual({ minutes: 500, kind: "extra", destination: "HARBOR" });
  expect(others.slice(0, 2).map(({ kind }) => kind)).toEqual(["slow", "express"]);
});

test("express boats do not stop at small piers, and no boat leaves from where it turns around to the same pier", () => {
  const departures = departuresFrom("LOCK", 900);
  expect(new Set(departures.map(({ kind }) => kind))).toEqual(new Set(["slow"]));
  expect(departuresFrom("ISLAND", 900).map(({ destination }) => destination)).not.toContain("ISLAND");
});

test("minutes of a time have two digits", () => {
  expect(clockTime(545)).toBe("9:05");
});
