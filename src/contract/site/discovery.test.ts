import { OAuthMetadataSchema } from "@modelcontextprotocol/sdk/shared/auth.js";
import { describe, expect, test } from "vitest";
import { routes } from "../routes.ts";
import {
  assertionAlgorithms,
  authorizationServer,
  challenge,
  pathsThatRequireAuth,
  resourcesWithPath,
} from "./discovery.ts";

const site = "https://ada.example.com";

test("every operation that requires a credential has metadata with its own URL (RFC 9728 §3.3)", () => {
  const requiringAuth = routes.filter(({ requiresAuth }) => requiresAuth).map(({ path }) => path);
  expect(requiringAuth.toSorted()).toStrictEqual(pathsThatRequireAuth.toSorted());
  for (const path of requiringAuth)
    expect(challenge(site, path, false)).toBe(
      `Bearer resource_metadata="${site}/.well-known/oauth-protected-resource${path}"`,
    );
  expect(new Set(resourcesWithPath.map(({ file }) => file)).size).toBe(resourcesWithPath.length);
});

describe("authorization server metadata", () => {
  const metadata = authorizationServer(site);

  test("matches the schema of the MCP SDK", () => {
    expect(OAuthMetadataSchema.parse(metadata)).toStrictEqual(metadata);
  });

  test("has no empty array and no relative URL but that of the guide (RFC 8414 §3.2)", () => {
    const values = (value: unknown): unknown[] =>
      typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(values)] : [value];
    // The specification gives this one as a path.
    const { skill: _skill, ...agent_auth } = metadata.agent_auth;
    for (const value of values({ ...metadata, agent_auth })) {
      expect(value).not.toStrictEqual([]);
      expect(String(value)).not.toMatch(/^\//);
    }
  });

  test("lists the algorithms that assertions may have", () => {
    expect(metadata.token_endpoint_auth_signing_alg_values_supported).toStrictEqual(assertionAlgorithms);
  });
});
