import * as z from "zod";
import type { assertionAlgorithms } from "../../src/contract/site/discovery.ts";

const characters = (bytes: number): number => Math.ceil((bytes * 4) / 3);

/** A base64url value of exactly `count` bytes. */
const exactBytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters(count)}}$`), `expected ${count} bytes in base64url`);

/** A base64url value of at least `count` bytes. */
const minBytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters(count)},}$`), `expected at least ${count} bytes in base64url`);

const text = z.string().min(1).exactOptional();

/** Optional members of any public key (RFC 7517 §4). */
const commonMembers = {
  kid: text,
  alg: text,
  use: text,
  key_ops: z.array(z.string()).exactOptional(),
};

const curve = { error: "expected P-256 or P-384" };

/** A public key of a supported type (RFC 7518 §6, RFC 8037). All other members are removed, private ones included. */
export const PublicKey = z.discriminatedUnion(
  "kty",
  [
    z.discriminatedUnion(
      "crv",
      [
        z.object({
          kty: z.literal("EC"),
          crv: z.literal("P-256"),
          x: exactBytes(32),
          y: exactBytes(32),
          ...commonMembers,
        }),
        z.object({
          kty: z.literal("EC"),
          crv: z.literal("P-384"),
          x: exactBytes(48),
          y: exactBytes(48),
          ...commonMembers,
        }),
      ],
      curve,
    ),
    z.object({
      kty: z.literal("OKP"),
      crv: z.literal("Ed25519", { error: "expected Ed25519" }),
      x: exactBytes(32),
      ...commonMembers,
    }),
    z.object({ kty: z.literal("RSA"), n: minBytes(256), e: minBytes(1), ...commonMembers }),
  ],
  { error: ({ input }) => (typeof input === "object" ? "expected EC, OKP or RSA" : "expected an object") },
);

export type PublicKey = z.infer<typeof PublicKey>;

/** A JSON Web Key Set (RFC 7517 §5). */
export interface KeySet {
  readonly keys: PublicKey[];
}

/** Members of private keys (RFC 7518 §6.2.2, §6.3.2) and of shared secrets (§6.4). */
export const privateMembers = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"] as const;

/** The private members that a key has, whatever their values. */
export const privateMembersOf = (key: unknown): readonly string[] =>
  typeof key === "object" && key !== null ? privateMembers.filter((name) => Object.hasOwn(key, name)) : [];

/** A signature algorithm of assertions. */
export type Algorithm = (typeof assertionAlgorithms)[number];

const algorithmsByKey: Readonly<Record<string, readonly Algorithm[]>> = {
  "P-256": ["ES256"],
  "P-384": ["ES384"],
  Ed25519: ["EdDSA", "Ed25519"],
  RSA: ["RS256", "PS256"],
};

const ed25519Names: readonly Algorithm[] = ["EdDSA", "Ed25519"];

/** The algorithms, with both names of Ed25519 signatures if they contain one of them (RFC 8037 §3.1, RFC 9864 §2.2). */
export const withBothNames = (named: readonly Algorithm[]): readonly Algorithm[] =>
  named.some((name) => ed25519Names.includes(name)) ? [...new Set([...named, ...ed25519Names])] : named;

/** The key without an `alg` that has two names, because key lookups compare it literally. */
export const withoutTwoNames = (key: PublicKey): PublicKey => {
  const { alg, ...rest } = key;
  return ed25519Names.some((name) => name === alg) ? rest : key;
};

/** The algorithms whose signatures a key can verify. */
export const algorithmsOf = (key: PublicKey): readonly Algorithm[] => {
  const { alg, use = "sig", key_ops = ["verify"] } = withoutTwoNames(key);
  if (use !== "sig" || !key_ops.includes("verify")) return [];
  const able = algorithmsByKey["crv" in key ? key.crv : key.kty] ?? [];
  return able.filter((algorithm) => alg === undefined || alg === algorithm);
};
