import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { nodeSettings } from "../../functions/hosts/node/settings.ts";

const Service = z.object({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.literal("service_healthy") })).default({}),
  healthcheck: z.unknown().optional(),
  deploy: z.object({ replicas: z.number() }).optional(),
});
const file = readFileSync("docs/deploy/compose.yaml", "utf8");
const { services } = z.object({ services: z.record(z.string(), Service) }).parse(parse(file));

// The file cannot be run here, because the tests have no containers.
test("the compose file gives three processes valid settings and one store", () => {
  const { app, postgres } = services;
  expect(app?.deploy?.replicas).toBe(3);
  const values: Record<string, string> = { POSTGRES_PASSWORD: "secret", SECRET_KEY: "key" };
  const settings = Object.fromEntries(
    Object.entries(app?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, variable: string) => values[variable] ?? ""),
    ]),
  );
  expect(nodeSettings(settings)).toMatchObject({ TRUST_PROXY: 1, SECRET_KEY: "key" });
  const { username, password, hostname, pathname } = new URL(nodeSettings(settings).STORE_URL ?? "");
  expect([username, password]).toEqual([postgres?.environment.POSTGRES_USER, "secret"]);
  expect([hostname, pathname]).toEqual(["postgres", `/${postgres?.environment.POSTGRES_DB}`]);
});

test("the services of the compose file wait for services that have a health check", () => {
  // The Dockerfile has the health check of the app.
  expect(existsSync("docs/deploy/Dockerfile")).toBe(true);
  const waited = Object.values(services).flatMap(({ depends_on }) => Object.keys(depends_on));
  expect(waited).toEqual(["postgres", "app"]);
  expect(services.postgres?.healthcheck).toBeDefined();
  expect(readFileSync("docs/deploy/Dockerfile", "utf8")).toMatch(/^HEALTHCHECK /m);
});
