import { expect, test } from "vitest";
import { jsonOf } from "../support/content/dist.ts";

interface DocumentedResponse {
  readonly $ref?: string;
  readonly content?: object;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}
const { security, paths, components } = jsonOf("/openapi.json") as {
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, DocumentedResponse>> };
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

test("generated clients can send a credential to every operation, and must to the protected ones", () => {
  const schemes = [{ bearerAuth: [] }, { apiKeyAuth: [] }];
  expect(security).toStrictEqual([{}, ...schemes]);
  const own = operations.filter((operation) => operation.security !== undefined);
  expect(own.length).toBeGreaterThan(4);
  for (const operation of own) expect(operation.security, operation.operationId).toStrictEqual(schemes);
});

test("every error response has one media type, so that generated clients have one error type", () => {
  for (const { operationId, responses } of operations)
    for (const [status, { $ref = "", ...own }] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      const { content = {} } = components.responses[$ref.split("/").at(-1) ?? ""] ?? own;
      expect(Object.keys(content), `${operationId} ${status}`).toStrictEqual(["application/json"]);
    }
});
