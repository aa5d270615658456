import { formatBody, formatJson } from "../../guides/curl.ts";
import { createElement } from "../shared/create-element.ts";
import { requireElement } from "../shared/require-element.ts";
import { type FetchResult, type PageRequest, parseJson } from "../shared/send.ts";
import { openStep } from "./step.ts";

interface AdvertisedTool {
  readonly name: string;
  readonly inputSchema: { readonly required?: readonly string[] };
}

const toolsIn = (outcome: FetchResult): readonly AdvertisedTool[] => {
  const body = parseJson(outcome) as { result?: { tools?: readonly AdvertisedTool[] } } | undefined;
  return body?.result?.tools ?? [];
};

const call = (path: string, method: string, params?: object): PageRequest => ({
  method: "POST",
  path,
  headers: { "Content-Type": "application/json" },
  body: formatBody({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) }),
});

/** Initial arguments: a text for each required member. */
const template = (tool: AdvertisedTool | undefined): string =>
  formatJson(Object.fromEntries((tool?.inputSchema.required ?? []).map((name) => [name, "What is the rate limit?"])));

/** Lists the tools of a server, and calls one of them. */
export const openMcp = (): void => {
  const form = requireElement(document, "#call-tool form", HTMLFormElement);
  const choice = requireElement(form, "select", HTMLSelectElement);
  const argumentsField = requireElement(form, "textarea", HTMLTextAreaElement);
  const initial = { tool: choice.value, arguments: argumentsField.value };
  let server = requireElement(document, "#list-tools select", HTMLSelectElement).value;
  let tools: readonly AdvertisedTool[] | undefined;
  const calls = openStep("call-tool", {
    request: (field) => {
      const name = field("tool");
      if (!name) return "List the tools of this server first.";
      try {
        return call(server, "tools/call", { name, arguments: JSON.parse(field("arguments") || "{}") });
      } catch (error) {
        return `The arguments are not valid JSON: ${error instanceof Error ? error.message : "unknown error"}.`;
      }
    },
  });
  choice.addEventListener("change", () => {
    if (choice.value === initial.tool) {
      argumentsField.value = initial.arguments;
      calls.refresh();
      return;
    }
    const tool = tools?.find(({ name }) => name === choice.value);
    const asks = choice.value.startsWith("ask_");
    argumentsField.value =
      tool || !asks ? template(tool) : template({ name: choice.value, inputSchema: { required: ["question"] } });
    calls.refresh();
  });
  openStep("list-tools", {
    request: (field) => {
      if (field("server") !== server) {
        server = field("server");
        tools = undefined;
        choice.replaceChildren();
        argumentsField.value = "{}";
      }
      return call(server, "tools/list");
    },
    onResponse: (outcome) => {
      tools = toolsIn(outcome);
      if (tools.length === 0) return;
      const chosen = choice.value;
      choice.replaceChildren(...tools.map(({ name }) => createElement("option", { value: name }, name)));
      const selected = tools.find(({ name }) => name === chosen);
      if (selected) choice.value = chosen;
      else argumentsField.value = template(tools[0]);
      calls.refresh();
    },
  });
};
