import { exportJWK, generateKeyPair, type JWK } from "jose";
import type { TestProject } from "vitest/node";

/** One who signs: an identity provider or a service, with the private key that only tests know. */
export interface Signer {
  /** What it has as `iss`. */
  readonly name: string;
  readonly alg: string;
  readonly kid: string;
  readonly privateJwk: JWK;
  /** Clients that the service takes its word for; of services only themselves. */
  readonly clientIds: readonly string[];
}

declare module "vitest" {
  interface ProvidedContext {
    /** Whom the tested service trusts; undefined where it runs elsewhere and trusts whom it will. */
    signers: { readonly issuer: Signer; readonly otherIssuer: Signer; readonly service: Signer } | undefined;
  }
}

const signer = async (name: string, alg: string, clientIds: readonly string[]): Promise<Signer> => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = `${alg}-${crypto.randomUUID()}`;
  return { name, alg, kid, privateJwk: { ...(await exportJWK(privateKey)), kid, alg }, clientIds };
};

/** Two identity providers and a service, with new keys. */
export const makeSigners = async () => ({
  issuer: await signer("https://idp.example.com", "ES256", ["agent-one", "agent-two"]),
  otherIssuer: await signer("https://other.example.com/tenant", "RS256", ["agent-one"]),
  service: await signer("reports", "EdDSA", ["reports"]),
});

const publicPart = ({ privateJwk }: Signer): JWK => {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...rest } = privateJwk;
  return rest;
};

/** What an operator would write to trust them. */
export const trusting = ({ issuer, otherIssuer, service }: Awaited<ReturnType<typeof makeSigners>>): string => {
  const party = (each: Signer) => ({ jwks: { keys: [publicPart(each)] }, algorithms: [each.alg] });
  return JSON.stringify({
    issuers: [issuer, otherIssuer].map((each) => ({
      issuer: each.name,
      client_ids: each.clientIds,
      ...party(each),
    })),
    clients: [{ client_id: service.name, ...party(service) }],
  });
};

/** Gives a project those who sign, and what its service is to trust. */
export const provideSigners = async (project: TestProject): Promise<string> => {
  const signers = await makeSigners();
  project.provide("signers", signers);
  return trusting(signers);
};
