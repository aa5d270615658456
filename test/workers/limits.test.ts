import { describe, inject } from "vitest";
import { demoCredentialLimitContract } from "../support/limit-contract.ts";
import { patientStore } from "../support/programs.ts";
import { startWorkers } from "../support/workers.ts";

describe("limits in workerd", () => {
  demoCredentialLimitContract(async (settings) => {
    const { url, stop } = await startWorkers(inject("dist"), { ...patientStore, ...settings });
    return { url, log: () => "", stop };
  });
});
