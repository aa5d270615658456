import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { agentTrustOf, createSigners } from "../../test/support/auth/providers.ts";
import { startBalancer } from "../../test/support/hosts/balancer.ts";
import { freePort } from "../../test/support/hosts/free-port.ts";
import type { Host } from "../../test/support/hosts/programs.ts";
import { startPostgresHost } from "../../test/support/postgres/postgres-host.ts";
import { type PostgresServer, startPostgres } from "../../test/support/postgres/postgres-server.ts";
import { createPromises, type Promises } from "./promises.ts";

const HOSTS = 3;
/** The pause before each kill, in milliseconds: time for some requests to be acknowledged. */
const PAUSE_MS = 300;
const MAX_STARTS = 5;

export interface KillPlan {
  /** The folder of the built site. */
  readonly dist: string;
  /** How often one of the processes is killed. */
  readonly kills: number;
  /** How often Postgres is stopped without a shutdown, like in a crash, and started again. */
  readonly restarts: number;
  readonly clients: number;
  /** Called after each kill. */
  readonly onKill?: (count: number) => void;
}

/** Kills processes in turn and restarts the database, evenly spread. */
const disturb = async (
  { kills, restarts, onKill }: KillPlan,
  hosts: Host[],
  start: (index: number) => Promise<Host>,
  database: PostgresServer,
): Promise<void> => {
  const starting = new Map<number, Promise<void>>();
  const restart = async (): Promise<void> => {
    await database.stop("immediate");
    await sleep(PAUSE_MS);
    await database.start();
  };
  for (let count = 1; count <= kills; count += 1) {
    const index = count % hosts.length;
    // One process always serves: a start takes longer than the pause.
    await starting.get((index + 1) % hosts.length);
    await sleep(PAUSE_MS);
    await hosts[index]?.stop("SIGKILL");
    onKill?.(count);
    starting.set(
      index,
      start(index).then((host) => {
        hosts[index] = host;
      }),
    );
    if (Math.floor((count * restarts) / kills) > Math.floor(((count - 1) * restarts) / kills)) await restart();
  }
  await Promise.all(starting.values());
};

/**
 * Sends requests to three processes behind one address, which share a Postgres database, while processes are killed and the
 * database restarts. Returns what was acknowledged and every broken promise.
 */
export const killUnderLoad = async (plan: KillPlan): Promise<Promises["report"]> => {
  const database = await startPostgres();
  const signers = await createSigners();
  const ports = await Promise.all(Array.from({ length: HOSTS }, () => freePort()));
  const environment = {
    LOG: "off",
    // Recovery of the database can take longer than the default on a busy machine.
    STORE_TIMEOUT_MS: "2000",
    AGENT_TRUST: agentTrustOf(signers),
    SECRET_KEY: randomBytes(32).toString("base64url"),
  };
  /** A process ends if it cannot reach the database for ten seconds, and is then started again, as by systemd. */
  const start = async (index: number, attempts = MAX_STARTS): Promise<Host> => {
    try {
      return await startPostgresHost(plan.dist, database.url, { ...environment, PORT: String(ports[index]) });
    } catch (error) {
      if (attempts === 1) throw error;
      return start(index, attempts - 1);
    }
  };
  const hosts = await Promise.all(ports.map((_, index) => start(index)));
  const balancer = await startBalancer(ports);
  try {
    const promises = createPromises(balancer.url, signers.issuer);
    let isDone = false;
    const client = async (): Promise<void> => {
      while (!isDone) await promises.step();
    };
    const clients = Promise.all(Array.from({ length: plan.clients }, client));
    await disturb(plan, hosts, start, database);
    isDone = true;
    await clients;
    await promises.verifyAll();
    return promises.report;
  } finally {
    await balancer.stop();
    await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
    await database.remove();
  }
};
