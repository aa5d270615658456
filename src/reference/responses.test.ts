import { describe, expect, test } from "vitest";
import { errorKinds } from "../contract/errors/error-kinds.ts";
import { routes } from "../contract/routes.ts";
import { responsesOf } from "./responses.ts";

describe("the error responses of an operation", () => {
  const errors = routes.flatMap((route) =>
    responsesOf(route, "https://ada.example.com", undefined).flatMap(({ code, isSharedExample }) =>
      code ? [{ route, code, isSharedExample }] : [],
    ),
  );

  test("leave examples that the list of errors shows to that list", () => {
    const shared = errors.filter(({ route, code }) => !route.rpc && !route.hints?.[code]);
    expect(shared.length).toBeGreaterThan(Object.keys(errorKinds).length);
    expect(shared.filter(({ isSharedExample }) => !isSharedExample)).toEqual([]);
  });

  test("keep examples with a hint or form of their own", () => {
    const own = errors.filter(({ route, code }) => route.rpc || route.hints?.[code]);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ isSharedExample }) => isSharedExample)).toEqual([]);
  });
});
