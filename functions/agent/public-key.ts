import * as z from "zod";

/** A number of so many bytes, or of at least so many. */
const bytes = (count: number, most: number | "" = count) => {
  const characters = (n: number) => Math.ceil((n * 4) / 3);
  return z
    .string()
    .regex(
      new RegExp(`^[\\w-]{${characters(count)},${most && characters(most)}}$`),
      `expected ${most === "" ? "at least " : ""}${count} bytes in base64url`,
    );
};

const text = z.string().min(1).exactOptional();

/** What every public key may say of itself (RFC 7517 §4). */
const members = {
  kid: text,
  alg: text,
  use: text,
  key_ops: z.array(z.string()).exactOptional(),
};

const curve = { error: "expected P-256 or P-384" };

/**
 * A public key of a kind that is used here (RFC 7518 §6, RFC 8037). Whatever else a key says, private members above all,
 * is left out.
 */
export const PublicKey = z.discriminatedUnion(
  "kty",
  [
    z.discriminatedUnion(
      "crv",
      [
        z.object({ kty: z.literal("EC"), crv: z.literal("P-256"), x: bytes(32), y: bytes(32), ...members }),
        z.object({ kty: z.literal("EC"), crv: z.literal("P-384"), x: bytes(48), y: bytes(48), ...members }),
      ],
      curve,
    ),
    z.object({
      kty: z.literal("OKP"),
      crv: z.literal("Ed25519", { error: "expected Ed25519" }),
      x: bytes(32),
      ...members,
    }),
    z.object({ kty: z.literal("RSA"), n: bytes(256, ""), e: bytes(1, ""), ...members }),
  ],
  { error: ({ input }) => (typeof input === "object" ? "expected EC, OKP or RSA" : "expected an object") },
);

export type PublicKey = z.infer<typeof PublicKey>;

/** Keys of one party (RFC 7517 §5). */
export interface KeySet {
  readonly keys: PublicKey[];
}

/** What only a private key has (RFC 7518 §6.2.2, §6.3.2), or a secret that both sides share (§6.4). */
export const privateMembers = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"] as const;

/** Those that something has, whatever is in them. */
export const privateMembersOf = (key: unknown): readonly string[] =>
  typeof key === "object" && key !== null ? privateMembers.filter((name) => Object.hasOwn(key, name)) : [];

/** How assertions may be signed: with a key pair, so that nobody here could sign one. */
export const algorithms = ["ES256", "ES384", "EdDSA", "Ed25519", "RS256", "PS256"] as const;
export type Algorithm = (typeof algorithms)[number];

const signers: Readonly<Record<string, readonly Algorithm[]>> = {
  "P-256": ["ES256"],
  "P-384": ["ES384"],
  Ed25519: ["EdDSA", "Ed25519"],
  RSA: ["RS256", "PS256"],
};

/** The algorithms whose signatures a key can verify. */
export const algorithmsOf = (key: PublicKey): readonly Algorithm[] => {
  const { alg, use = "sig", key_ops = ["verify"] } = key;
  if (use !== "sig" || !key_ops.includes("verify")) return [];
  const able = signers["crv" in key ? key.crv : key.kty] ?? [];
  return able.filter((algorithm) => alg === undefined || alg === algorithm);
};
