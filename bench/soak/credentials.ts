import { KeyResponse, TokenResponse } from "../../src/contract/resources/agents/credential.ts";
import { protectedPaths } from "../../test/support/http/protected-paths.ts";
import { pickFrom } from "./pool.ts";
import { ensure, type Issued, type Kind, type Session } from "./session.ts";

const inHeader = (text: string): Issued => ({
  text,
  headers: pickFrom([{ Authorization: `Bearer ${text}` }, { "X-API-Key": text }]),
});

const keep = ({ memory }: Session, text: string): void => memory.credentials.add(inHeader(text));

const issueToken = async (session: Session, path = "/api/agent/identity", body = "{}"): Promise<void> => {
  const received = await session.send({ method: "POST", path, body }, 200);
  keep(session, TokenResponse.parse(JSON.parse(received.body.toString())).access_token);
};

const claimBody = JSON.stringify({ assertion: "any text", identity_type: "anonymous" });

const use = async ({ send }: Session, { headers }: Issued, status: number): Promise<void> => {
  await send({ path: pickFrom(protectedPaths), headers }, status);
};

const revoke = async (session: Session, { text }: Issued): Promise<void> => {
  const body = JSON.stringify({ event: "revoke", token: text });
  await session.send({ method: "POST", path: "/api/agent/events", body }, 200);
};

/** Demo tokens and keys: issued, used and revoked. */
export const credentialKinds: readonly Kind[] = [
  { name: "issue a token", weight: 2, run: (session) => issueToken(session) },
  {
    name: "exchange an assertion",
    weight: 1,
    run: (session) => issueToken(session, "/api/agent/claim", claimBody),
  },
  {
    name: "issue a key",
    weight: 1,
    run: async (session) => {
      const { body } = await session.send({ method: "POST", path: "/api/agent/key", body: "{}" }, 201);
      keep(session, KeyResponse.parse(JSON.parse(body.toString())).api_key);
    },
  },
  {
    name: "use a credential",
    weight: 6,
    run: async (session) => {
      const issued = session.memory.credentials.take();
      if (!issued) return;
      await use(session, issued, 200);
      session.memory.credentials.add(issued);
    },
  },
  {
    name: "read with a credential",
    weight: 2,
    run: async ({ send, memory }) => {
      const issued = memory.credentials.take();
      if (!issued) return;
      const { headers } = await send({ path: "/api/profile", headers: issued.headers }, 200);
      ensure(headers["www-authenticate"] === undefined, "/api/profile: a valid credential was not accepted");
      memory.credentials.add(issued);
    },
  },
  {
    name: "revoke a credential",
    weight: 1,
    run: async (session) => {
      const issued = session.memory.credentials.take();
      if (!issued) return;
      await revoke(session, issued);
      session.tally.revocations += 1;
      await use(session, issued, 401);
      session.memory.revoked.add(issued);
    },
  },
  {
    name: "use a revoked credential",
    weight: 1,
    run: async (session) => {
      const issued = session.memory.revoked.pick();
      if (issued) await use(session, issued, 401);
    },
  },
  {
    name: "revoke again",
    weight: 1,
    run: async (session) => {
      const issued = session.memory.revoked.pick();
      if (issued) await revoke(session, issued);
    },
  },
  {
    name: "no credential",
    weight: 1,
    run: async ({ send }) => {
      const path = pickFrom(protectedPaths);
      const { headers } = await send({ path }, 401);
      ensure(headers["www-authenticate"]?.startsWith("Bearer ") === true, `${path}: no WWW-Authenticate`);
    },
  },
  {
    name: "list events",
    weight: 1,
    run: async ({ send }) => void (await send({ path: "/api/agent/events" }, 200)),
  },
];
