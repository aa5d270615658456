import fc from "fast-check";
import { expect } from "vitest";
import { canSign, issuer, service } from "./assertions.ts";
import { signJwtTexts, toBase64Url } from "./raw-jwt.ts";

/** An arbitrary request to an agent endpoint. */
export interface AgentInput {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Texts that no response may contain. */
  readonly secrets: readonly string[];
}

const validOrAny = <T>(of: T): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(of) }, fc.jsonValue());

const jwtLike = fc
  .tuple(fc.json(), fc.json(), fc.string({ unit: "binary" }))
  .map((parts) => parts.map(toBase64Url).join("."));

/** JWTs signed by a trusted signer with partly valid members. */
const signed = (site: string): fc.Arbitrary<string> => {
  const now = Math.floor(Date.now() / 1000);
  const typ = fc.constantFrom(
    "oauth-id-jag+jwt",
    "client-authentication+jwt",
    "secevent+jwt",
    "JWT",
    "at+jwt",
    undefined,
  );
  const signer = fc.constantFrom(issuer, service);
  return signer.chain((by) =>
    fc
      .tuple(
        fc.record(
          {
            alg: validOrAny(by.alg),
            kid: validOrAny(by.kid),
            typ: fc.oneof(typ, fc.jsonValue()),
            crit: fc.jsonValue(),
          },
          { requiredKeys: ["alg", "typ"] },
        ),
        fc.record(
          {
            ...{
              iss: validOrAny(by.name),
              aud: validOrAny(site),
              sub: validOrAny(by.name),
              client_id: validOrAny("agent-one"),
            },
            ...{ iat: validOrAny(now), exp: validOrAny(now + 300), jti: fc.oneof(fc.uuid(), fc.jsonValue()) },
            ...{ scope: fc.jsonValue(), resource: fc.jsonValue(), cnf: fc.jsonValue(), nbf: validOrAny(now) },
            ...{ events: fc.jsonValue(), sub_id: fc.jsonValue() },
          },
          { requiredKeys: ["iss", "aud", "sub", "client_id", "iat", "exp", "jti"] },
        ),
      )
      .map(([head, claims]) => signJwtTexts(by, [JSON.stringify(head), JSON.stringify(claims)])),
  );
};

/** Texts with characters inserted, removed or changed. */
const mutated = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.nat(), fc.nat(3), fc.string({ unit: "binary", maxLength: 3 })).map(([text, at, count, more]) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + more + text.slice(from + count);
  });

const secretTexts = (site: string): fc.Arbitrary<string> => {
  const tokens = canSign ? fc.oneof(signed(site), jwtLike) : jwtLike;
  return fc.oneof(
    { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 400 }) },
    { weight: 4, arbitrary: tokens },
    { weight: 3, arbitrary: mutated(tokens) },
  );
};

const headers = fc
  .record(
    {
      Accept: fc.constantFrom("application/json", "text/markdown", "text/html", "*/*", ";;q=,/"),
      "Idempotency-Key": fc.constantFrom("a", '""', "a b", "é", "x".repeat(256)).filter((key) => !/[^ -~]/.test(key)),
    },
    { requiredKeys: [] },
  )
  .map((sent) => sent as Readonly<Record<string, string>>);
const contentType = fc.oneof(
  { weight: 6, arbitrary: fc.constant("application/json") },
  fc.constantFrom("application/secevent+jwt", "text/plain", "application/jwt", "application/json; charset=latin1", ","),
);

/** Bodies with one secret member and arbitrary others. */
const withSecret = (
  member: string,
  secret: fc.Arbitrary<string>,
  others: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<Pick<AgentInput, "body" | "secrets">> =>
  fc
    .tuple(secret, fc.record(others, { requiredKeys: [] }))
    .map(([text, rest]) => ({ body: JSON.stringify({ ...rest, [member]: text }), secrets: [text] }));

const plain = (body: string | Uint8Array): Pick<AgentInput, "body" | "secrets"> => ({ body, secrets: [] });

/** Arbitrary requests for each agent endpoint. */
export const agentInputs = (site: string): readonly (readonly [path: string, inputs: fc.Arbitrary<AgentInput>])[] => {
  const secret = secretTexts(site);
  const types = fc.oneof(
    fc.constantFrom("anonymous", "identity_assertion", "service_auth"),
    fc.string({ maxLength: 20 }),
    fc.jsonValue(),
  );
  const anything = fc.oneof(
    fc.json().map(plain),
    fc.string({ unit: "binary", maxLength: 200 }).map(plain),
    fc.uint8Array({ maxLength: 200 }).map(plain),
    secret.map((text) => ({ body: text, secrets: [text] })),
  );
  const bodies: Readonly<Record<string, fc.Arbitrary<Pick<AgentInput, "body" | "secrets">>>> = {
    claim: withSecret("assertion", secret, { identity_type: types, scope: fc.jsonValue() }),
    events: withSecret("token", secret, { event: fc.oneof(fc.constant("revoke"), fc.jsonValue()) }),
    key: fc
      .record({ email: fc.oneof(fc.emailAddress(), fc.string(), fc.jsonValue()) })
      .map((body) => plain(JSON.stringify(body))),
    identity: fc
      .record({ identity_type: types, type: types }, { requiredKeys: [] })
      .map((body) => plain(JSON.stringify(body))),
  };
  return Object.entries(bodies).map(([name, body]) => [
    `/api/agent/${name}`,
    fc
      .tuple(headers, contentType, fc.oneof({ weight: 4, arbitrary: body }, anything))
      .map(([sent, type, input]) => ({ headers: { ...sent, "Content-Type": type }, ...input })),
  ]);
};

/** Expects no server error, no internals and no secret in a response. */
export const expectHarmless = (status: number, text: string, { secrets }: AgentInput): void => {
  expect(status, text).toBeLessThan(500);
  expect(text).not.toMatch(
    /node_modules|file:\/\/|\.(?:ts|js):\d|\n\s+at |\b(?:Type|Range|Syntax|Zod)Error\b|\bJOSE|\bERR_/,
  );
  // An issued token may resemble a sent one.
  const shown = text.replace(/"(?:access_token|api_key)":"[^"]*"/, "");
  // One assertion for all pieces: an assertion costs much more than a search, and there are hundreds of pieces.
  const pieces = secrets.flatMap((secret) =>
    Array.from({ length: Math.max(0, Math.ceil((secret.length - 15) / 4)) }, (_, index) =>
      secret.slice(4 * index, 4 * index + 16),
    ),
  );
  expect(pieces.filter((piece) => shown.includes(piece))).toEqual([]);
};
