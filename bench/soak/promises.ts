import { setTimeout as sleep } from "node:timers/promises";
import { importJWK, SignJWT } from "jose";
import * as z from "zod";
import type { Signer } from "../../test/support/auth/providers.ts";
import { testSite } from "../../test/support/hosts/programs.ts";
import { type InquiryResponse, postInquiry } from "../../test/support/http/inquiries.ts";

/** What the service acknowledged, and what it did although it must not. */
interface Report {
  requests: number;
  /** Requests without a response, because a process was killed, and those that got 503. */
  cutOff: number;
  unavailable: number;
  inquiries: number;
  revocations: number;
  exchanges: number;
  readonly broken: string[];
}

export interface Promises {
  /** Sends the next requests, and checks their responses. */
  readonly step: () => Promise<void>;
  /** Checks everything that was acknowledged, when the service runs undisturbed. */
  readonly verifyAll: () => Promise<void>;
  readonly report: Report;
}

const KeyBody = z.object({ api_key: z.string() });
const CHECKED_AT_ONCE = 8;
/** The pause of a client after a request without a response. */
const RETRY_MS = 20;

/** Sends requests whose acknowledgement is a promise: a stored response, a revocation, and the use of an assertion. */
export const createPromises = (url: string, signer: Signer): Promises => {
  const report: Report = {
    requests: 0,
    cutOff: 0,
    unavailable: 0,
    inquiries: 0,
    revocations: 0,
    exchanges: 0,
    broken: [],
  };
  /** The jobs that were returned for each Idempotency-Key. More than one means that the request ran twice. */
  const jobs = new Map<string, Set<string>>();
  const revoked: string[] = [];
  /** How often each assertion was accepted. */
  const accepted = new Map<string, number>();
  let steps = 0;

  /** Sends a request. Returns undefined if there was no response or the service was unavailable. */
  const send = async <T extends { readonly status: number }>(request: () => Promise<T>): Promise<T | undefined> => {
    report.requests += 1;
    const response = await request().catch(() => undefined);
    if (response && response.status !== 503) return response;
    if (response) report.unavailable += 1;
    else report.cutOff += 1;
    await sleep(RETRY_MS);
    return undefined;
  };
  const post = async (path: string, body: unknown): Promise<{ readonly status: number; readonly text: string }> => {
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Connection: "close" },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  };
  const expectStatus = (what: string, status: number, allowed: readonly number[]): void => {
    if (!allowed.includes(status)) report.broken.push(`${what} got ${status}`);
  };

  const noteInquiry = (key: string, response: InquiryResponse | undefined): void => {
    if (!response) return;
    expectStatus("an inquiry", response.status, [202, 409]);
    if (response.job === undefined) return;
    const known = (jobs.get(key) ?? new Set()).add(response.job);
    jobs.set(key, known);
    if (known.size > 1) report.broken.push(`key ${key} ran ${known.size} times`);
  };
  const inquire = async (): Promise<void> => {
    const key = crypto.randomUUID();
    const responses = await Promise.all([send(() => postInquiry(url, key)), send(() => postInquiry(url, key))]);
    for (const response of responses) noteInquiry(key, response);
  };
  const replay = async (key: string): Promise<void> => {
    const response = await send(() => postInquiry(url, key));
    noteInquiry(key, response);
    if (response && !response.isReplay) report.broken.push(`key ${key} lost its response: ${response.status}`);
  };

  const revoke = async (): Promise<void> => {
    const issued = await send(() => post("/api/agent/key", {}));
    if (issued?.status !== 201) return;
    const { api_key } = KeyBody.parse(JSON.parse(issued.text));
    const response = await send(() => post("/api/agent/events", { event: "revoke", token: api_key }));
    if (response) expectStatus("a revocation", response.status, [200]);
    if (response?.status === 200) revoked.push(api_key);
  };
  const useRevoked = async (credential: string): Promise<void> => {
    const response = await send(() => fetch(`${url}/agent/auth`, { headers: { "X-API-Key": credential } }));
    if (response) expectStatus("a revoked key", response.status, [401]);
  };

  const assertion = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      ...{ iss: signer.name, sub: crypto.randomUUID(), aud: testSite, client_id: signer.clientIds[0] },
      ...{ jti: crypto.randomUUID(), iat: now, exp: now + 300 },
    })
      .setProtectedHeader({ alg: signer.alg, kid: signer.kid, typ: "oauth-id-jag+jwt" })
      .sign(await importJWK(signer.privateJwk, signer.alg));
  };
  const exchange = async (signed: string): Promise<void> => {
    const response = await send(() => post("/api/agent/claim", { assertion: signed }));
    if (!response) return;
    expectStatus("an assertion", response.status, [200, 422]);
    const times = (accepted.get(signed) ?? 0) + (response.status === 200 ? 1 : 0);
    accepted.set(signed, times);
    if (times > 1) report.broken.push(`an assertion was accepted ${times} times`);
  };
  const exchangeTwice = async (): Promise<void> => {
    const signed = await assertion();
    await Promise.all([exchange(signed), exchange(signed)]);
  };

  const anyOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];
  const checkOne = async (): Promise<void> => {
    const [key, credential] = [anyOf([...jobs.keys()]), anyOf(revoked)];
    if (key !== undefined) await replay(key);
    if (credential !== undefined) await useRevoked(credential);
  };
  const kinds = [inquire, revoke, exchangeTwice, checkOne];

  const checkAll = async <T>(items: readonly T[], check: (item: T) => Promise<void>): Promise<void> => {
    for (let index = 0; index < items.length; index += CHECKED_AT_ONCE)
      await Promise.all(items.slice(index, index + CHECKED_AT_ONCE).map(check));
  };
  return {
    report,
    step: async () => {
      steps += 1;
      await kinds[steps % kinds.length]?.();
    },
    verifyAll: async () => {
      await checkAll([...jobs.keys()], replay);
      await checkAll(revoked, useRevoked);
      // Older ones have expired and are refused for that reason.
      await checkAll([...accepted.keys()].slice(-200), exchange);
      report.inquiries = jobs.size;
      report.revocations = revoked.length;
      report.exchanges = [...accepted.values()].filter((times) => times > 0).length;
    },
  };
};
