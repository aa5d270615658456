import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { idJag } from "../../../src/contract/site/discovery.ts";

const algorithm = "ES256";
const clientId = "demo-agent";

/** A local identity provider that signs any assertion. */
export interface LocalIssuer {
  readonly url: string;
  /** Its entry in AGENT_TRUST. */
  readonly trusted: object;
  /** Signs an ID-JAG for an audience. `changed` overrides claims. */
  readonly mint: (audience: string, changed?: JWTPayload) => Promise<string>;
  readonly close: () => void;
}

/** Starts an identity provider on a free local port. */
export const startIssuer = async (): Promise<LocalIssuer> => {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const kid = randomUUID();
  const keySet = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: algorithm, use: "sig" }] });
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/jwk-set+json" }).end(keySet);
  });
  await once(server.listen(0, "localhost"), "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    trusted: { issuer: url, jwks_uri: `${url}/jwks.json`, algorithms: [algorithm], client_ids: [clientId] },
    mint: (audience, changed = {}) => {
      const iat = Math.floor(Date.now() / 1000);
      const claims = {
        iss: url,
        sub: "ada",
        aud: audience,
        client_id: clientId,
        jti: randomUUID(),
        iat,
        exp: iat + 300,
      };
      return new SignJWT({ ...claims, ...changed })
        .setProtectedHeader({ typ: idJag.typ, alg: algorithm, kid })
        .sign(privateKey);
    },
    close: () => void server.close(),
  };
};
