import * as z from "zod";
import { assertionAlgorithms, scopes } from "../../src/contract/site/discovery.ts";
import { PublicKey, privateMembersOf, withBothNames } from "../crypto/public-key.ts";
import type { Trust, TrustedSigner } from "../ports/trust.ts";
import { isSecure, mayFetch } from "./fetchable-url.ts";
import { describeIssue, findConflicts } from "./trust-issues.ts";

/** Thrown for an invalid trust configuration. The message has one line per issue and contains no key. */
export class TrustError extends Error {
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(issues.join("\n"));
    this.name = "TrustError";
    this.issues = issues;
  }
}

/** A configured key. Private keys are rejected: they belong only to their owner. */
const ConfiguredKey = z
  .unknown()
  .superRefine((key, context) => {
    const found = privateMembersOf(key);
    if (found.length > 0)
      context.addIssue({
        code: "custom",
        input: key,
        params: { found: `contains ${found.join(", ")}, so it is a private or shared key` },
        message: "expected only the public key",
      });
  })
  .pipe(PublicKey);

const list = <T extends z.ZodType>(of: T, what: string, one: string) =>
  z.array(of, { error: `expected a list of ${what}` }).min(1, `expected at least one ${one}`);

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .array(z.enum(values, { error: `expected one of ${values.join(", ")}` }), {
      error: `expected a list with one or more of ${values.join(", ")}`,
    })
    .min(1, `expected at least one of ${values.join(", ")}`);

/** RFC 6749 appendix A.1, without spaces. */
const clientIdFormat = "expected 1 to 255 visible ASCII characters";
const ClientId = z.string({ error: clientIdFormat }).regex(/^[!-~]{1,255}$/, clientIdFormat);

/** A URL with a host and without userinfo. Stricter than URL parsers. */
const plainUrl = /^https?:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu;

const urlWhere = (isValid: (url: URL, text: string) => boolean, expected: string) =>
  z.string({ error: expected }).refine((text) => {
    const url = plainUrl.test(text) ? URL.parse(text) : null;
    return url !== null && isValid(url, text);
  }, expected);

/** The configuration format (docs/hosting.md). */
const TrustConfiguration = (site: string) => {
  const signer = {
    jwks: z
      .object(
        { keys: z.array(ConfiguredKey, { error: "expected a list of keys" }).min(1, "expected at least one key") },
        { error: "expected an object with keys" },
      )
      .exactOptional(),
    jwks_uri: urlWhere((url) => mayFetch(url, site), "expected an https URL with a public host name").exactOptional(),
    algorithms: oneOf(assertionAlgorithms),
    scopes: oneOf(scopes).default([...scopes]),
  };
  const Issuer = z.strictObject(
    {
      issuer: urlWhere(
        (url, text) => isSecure(url, site) && !/[?#]/.test(text),
        "expected an https URL without a query or fragment",
      ),
      client_ids: list(ClientId, "client ids", "client id"),
      ...signer,
    },
    { error: "expected an object" },
  );
  const Client = z.strictObject({ client_id: ClientId, ...signer }, { error: "expected an object" });
  return z.strictObject(
    {
      issuers: z.array(Issuer, { error: "expected a list of issuers" }).default([]),
      clients: z.array(Client, { error: "expected a list of clients" }).default([]),
    },
    { error: "expected an object with issuers and clients" },
  );
};

type TrustConfiguration = z.infer<ReturnType<typeof TrustConfiguration>>;
type ConfiguredSigner = TrustConfiguration["issuers"][number] | TrustConfiguration["clients"][number];

const signerFrom = ({ algorithms, scopes, jwks, jwks_uri = "" }: ConfiguredSigner): TrustedSigner => ({
  algorithms: withBothNames(algorithms),
  scopes,
  keys: jwks ? { jwks } : { jwksUri: jwks_uri },
});

/**
 * Reads the trust configuration of a site.
 * @throws TrustError with all issues.
 */
export const readTrust = (json: unknown, site: string): Trust => {
  const result = TrustConfiguration(site).safeParse(json);
  const issues = [
    ...(result.success ? [] : result.error.issues.flatMap((issue) => describeIssue(issue, json))),
    ...findConflicts(json, site),
  ];
  if (!result.success || issues.length > 0) throw new TrustError(issues);
  const { issuers, clients } = result.data;
  return {
    issuers: new Map(issuers.map((issuer) => [issuer.issuer, { clientIds: issuer.client_ids, ...signerFrom(issuer) }])),
    clients: new Map(
      clients.map((client) => [client.client_id, { clientId: client.client_id, ...signerFrom(client) }]),
    ),
  };
};
