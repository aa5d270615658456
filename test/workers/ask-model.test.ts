import { join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, inject, test } from "vitest";
import { bundleWorker, workerMain } from "../../src/package/bundle.ts";
import { askModelContract } from "../support/ask/ask-model-contract.ts";
import { completionChunk, modelServerForTest, startEventStream } from "../support/ask/model-server.ts";
import { questionsAnsweredBy } from "../support/ask/sample-knowledge.ts";
import { startOnline } from "../support/hosts/online-worker.ts";
import { patientStore, temporaryFolder } from "../support/hosts/programs.ts";
import { startWorkers } from "../support/hosts/workers.ts";
import { HIGH_RATE_LIMIT } from "../support/setup/sample.ts";

const patient = { RATE_LIMIT_PER_MINUTE: HIGH_RATE_LIMIT, ...patientStore };

describe("a language model in workerd", () => {
  askModelContract(async (settings) => {
    const { url, harness, stop } = await startWorkers(inject("dist"), { ...patient, ...settings });
    const log = () =>
      harness
        .getLogs()
        .map(({ message }) => message)
        .join("\n");
    return { url, log, stop };
  });
});

test("a model call that takes too long is canceled", async () => {
  const model = await modelServerForTest((response) => void startEventStream(response).write(completionChunk("So")));
  const { config } = ts.readConfigFile("wrangler.jsonc", ts.sys.readFile);
  const bundle = join(temporaryFolder(), "worker.js");
  await bundleWorker(workerMain, bundle);
  const { url, stop } = await startOnline(bundle, {
    no_bundle: true,
    find_additional_modules: false,
    vars: { ...patient, ASK_MODEL_URL: model.url, ASK_MODEL: "tiny", ASK_MODEL_TIMEOUT_MS: "300" },
    assets: { ...config.assets, directory: resolve(inject("dist")) },
    durable_objects: config.durable_objects,
    migrations: config.migrations,
  });
  const [asked] = questionsAnsweredBy("extractive", 1);
  const answer = await fetch(`${url}/ask?q=${encodeURIComponent(asked?.text ?? "")}`);
  expect(await answer.json()).toMatchObject({ _meta: { method: "extractive" } });
  await model.prompts[0]?.closed;
  await stop();
});
