import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The packages of Node modules that a module loads. */
const loadedBy = (module: string): string => {
  const program = `
    import { createRequire } from "node:module";
    await import(${JSON.stringify(new URL(module, import.meta.url).href)});
    process.stdout.write(Object.keys(createRequire(import.meta.url).cache).join("\\n"));
  `;
  return execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
};

test("the driver of Postgres is loaded only if the state is in Postgres", () => {
  expect(loadedBy("./postgres/open-store.ts")).toContain("/node_modules/pg/");
  for (const module of ["./open-store.ts", "./settings.ts"])
    expect(loadedBy(module)).not.toContain("/node_modules/pg/");
});
