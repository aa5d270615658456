import { expect, inject, test } from "vitest";

const base = inject("baseUrl");

test("GET /api/profile answers the profile", async () => {
  const response = await fetch(`${base}/api/profile`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ name: expect.any(String), email: expect.any(String) });
});
