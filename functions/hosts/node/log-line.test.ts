import { expect, test } from "vitest";
import { createLogLine } from "./log-line.ts";

test("a line has the time of its entry first", () => {
  const line = createLogLine();
  const at = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
  expect(line({ level: "info", id: "a" }, at)).toBe('{"time":"2026-01-02T03:04:05.678Z","level":"info","id":"a"}');
  expect(line({ id: "b" }, at)).toBe('{"time":"2026-01-02T03:04:05.678Z","id":"b"}');
  expect(line({ id: "c" }, at + 1)).toBe('{"time":"2026-01-02T03:04:05.679Z","id":"c"}');
  expect(line({ id: "d" }, at)).toBe('{"time":"2026-01-02T03:04:05.678Z","id":"d"}');
});
