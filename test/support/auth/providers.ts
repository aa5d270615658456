import { exportJWK, generateKeyPair, type JWK } from "jose";
import type { TestProject } from "vitest/node";

/** An identity provider or a service with its private key. */
export interface Signer {
  /** Its `iss`. */
  readonly name: string;
  readonly alg: string;
  readonly kid: string;
  readonly privateJwk: JWK;
  /** The clients that it may issue assertions for; for a service, itself. */
  readonly clientIds: readonly string[];
}

declare module "vitest" {
  interface ProvidedContext {
    /** The signers that the tested service trusts; undefined for a deployed service. */
    signers: { readonly issuer: Signer; readonly otherIssuer: Signer; readonly service: Signer } | undefined;
  }
}

const signer = async (name: string, alg: string, clientIds: readonly string[]): Promise<Signer> => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = `${alg}-${crypto.randomUUID()}`;
  return { name, alg, kid, privateJwk: { ...(await exportJWK(privateKey)), kid, alg }, clientIds };
};

/** Two identity providers and a service, with new keys. */
export const createSigners = async () => ({
  issuer: await signer("https://idp.example.com", "ES256", ["agent-one", "agent-two"]),
  otherIssuer: await signer("https://other.example.com/tenant", "RS256", ["agent-one"]),
  service: await signer("reports", "EdDSA", ["reports"]),
});

const publicPart = ({ privateJwk }: Signer): JWK => {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...rest } = privateJwk;
  return rest;
};

/** The AGENT_TRUST setting that trusts them. */
export const agentTrustOf = ({ issuer, otherIssuer, service }: Awaited<ReturnType<typeof createSigners>>): string => {
  const party = (signer: Signer) => ({ jwks: { keys: [publicPart(signer)] }, algorithms: [signer.alg] });
  return JSON.stringify({
    issuers: [issuer, otherIssuer].map((signer) => ({
      issuer: signer.name,
      client_ids: signer.clientIds,
      ...party(signer),
    })),
    clients: [{ client_id: service.name, ...party(service) }],
  });
};

/** Provides the signers to a project and returns its AGENT_TRUST. */
export const provideSigners = async (project: TestProject): Promise<string> => {
  const signers = await createSigners();
  project.provide("signers", signers);
  return agentTrustOf(signers);
};
