import { expect, test } from "vitest";
import * as z from "zod";
import { callMethod, docsMcp, latestRevision, portfolioMcp, rpcResultOf } from "../support/http/mcp.ts";

const Tools = z.array(z.looseObject({ name: z.string(), inputSchema: z.looseObject({}) }));
const Answer = z.looseObject({ structuredContent: z.looseObject({ answer: z.string() }) });

test.each([
  [portfolioMcp, "Which projects use maps?", "Only those for clients"],
  [docsMcp, "What is a demo key?", "how long is it valid?"],
])("%s: ask_about_docs takes earlier questions for a follow-up", async (path, earlier, question) => {
  const tools = Tools.parse(rpcResultOf(await callMethod(path, latestRevision, "tools/list")).tools);
  const { inputSchema } = tools.find(({ name }) => name === "ask_about_docs") ?? {};
  expect(inputSchema).toMatchObject({
    properties: { prev: { type: "array", items: { type: "string" } } },
    required: ["question"],
  });

  const ask = async (prev?: readonly string[]): Promise<string> => {
    const params = { name: "ask_about_docs", arguments: { question, ...(prev && { prev }) } };
    const result = rpcResultOf(await callMethod(path, latestRevision, "tools/call", params));
    return Answer.parse(result).structuredContent.answer;
  };
  const inContext = await ask([earlier]);
  expect(inContext).not.toBe(await ask());
  expect(inContext).not.toBe(await ask(["Is it raining?"]));
});
