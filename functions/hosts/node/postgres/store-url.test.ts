import { describe, expect, test } from "vitest";
import { expectReason, startErrorOf } from "../../../../test/support/hosts/secrets.ts";
import { nodeSettings } from "../settings.ts";
import { driverUrl, placeOf } from "./store-url.ts";

const password = "correct-horse-battery-staple";

describe("STORE_URL", () => {
  test.each([
    `postgres://ada:${password}@db.example.com:5433/portfolio?sslmode=verify-full`,
    "postgresql://localhost/portfolio",
    "postgres://ada@localhost/portfolio?host=/var/run/postgresql",
    "postgres://ada:p%40ss%2Fword@[::1]:5432/portfolio?sslmode=require&channel_binding=require",
  ])("may be %s", (value) => {
    expect(nodeSettings({ STORE_URL: value }).STORE_URL).toBe(value);
  });

  test("is not set if it is empty", () => {
    expect(nodeSettings({ STORE_URL: "" }).STORE_URL).toBeUndefined();
  });

  test.each([
    [`mysql://ada:${password}@localhost/portfolio`, "it starts with mysql:", "expected postgres://"],
    [`ada:${password}@localhost/portfolio`, "it starts with ada:"],
    [password, "it is not a URL", "expected postgres://"],
    [`postgres://ada:${password}#1@localhost/portfolio`, "it is not a URL", "percent-encoded"],
    [`postgres://ada:${password}@localhost`, "it names no database"],
    [`postgres://ada:${password}@localhost/`, "it names no database"],
    [`postgres://ada:${password}@localhost/one/two`, "it names no database"],
    [`postgres://ada:${password}@localhost/portfolio?sslmode=prefer`, 'its sslmode is "prefer"', "disable, require"],
    [`postgres://ada:${password}@localhost/portfolio?sslmode=verify-ca`, "needs sslrootcert"],
  ])("is refused without printing it: %s", (value, ...words) => {
    const reason = startErrorOf(() => nodeSettings({ STORE_URL: value }));
    expectReason(reason, password, "STORE_URL cannot be used", ...words);
  });
});

test("the place of a database has neither the user nor the password", () => {
  expect(placeOf(`postgres://ada:${password}@db.example.com/portfolio?sslmode=require`)).toBe(
    "db.example.com:5432/portfolio",
  );
  expect(placeOf("postgres:///portfolio?host=/var/run/postgresql")).toBe("/var/run/postgresql:5432/portfolio");
});

test("the driver gets the options of the URL and the schema of the tables", () => {
  const { searchParams, password: passed } = new URL(
    driverUrl("postgres://ada:p%40ss@db.example.com/portfolio?sslmode=require&options=endpoint%3Done"),
  );
  expect(searchParams.get("options")).toBe("endpoint=one -c search_path=vitrine");
  expect(searchParams.get("sslmode")).toBe("require");
  expect(passed).toBe("p%40ss");
});
