import { describe, inject } from "vitest";
import { demoCredentialLimitContract } from "../support/auth/limit-contract.ts";
import { patientStore } from "../support/hosts/programs.ts";
import { startWorkers } from "../support/hosts/workers.ts";

describe("limits in workerd", () => {
  demoCredentialLimitContract(async (settings) => {
    const { url, stop } = await startWorkers(inject("dist"), { ...patientStore, ...settings });
    return { url, log: () => "", stop };
  });
});
