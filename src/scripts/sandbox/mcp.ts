import { laidOut } from "../../portfolio/curl.ts";
import { element } from "../shared/element.ts";
import { part } from "../shared/part.ts";
import { jsonOf, type Outcome, type Sent } from "../shared/send.ts";
import { openStep } from "./step.ts";

interface Tool {
  readonly name: string;
  readonly inputSchema: { readonly required?: readonly string[] };
}

const toolsIn = (outcome: Outcome): readonly Tool[] => {
  const body = jsonOf(outcome) as { result?: { tools?: readonly Tool[] } } | undefined;
  return body?.result?.tools ?? [];
};

const call = (path: string, method: string, params?: object): Sent => ({
  method: "POST",
  path,
  headers: { "Content-Type": "application/json" },
  body: laidOut({ jsonrpc: "2.0", id: 1, method, ...(params && { params }) }),
});

/** Arguments to begin with: a text for each member that has to be there. */
const template = (tool: Tool | undefined): string =>
  laidOut(Object.fromEntries((tool?.inputSchema.required ?? []).map((name) => [name, "What is the rate limit?"])));

/** Lists the tools of a server, and calls one of them. */
export const openMcp = (): void => {
  const form = part(document, "#call-tool form", HTMLFormElement);
  const choice = part(form, "select", HTMLSelectElement);
  const given = part(form, "textarea", HTMLTextAreaElement);
  let server = part(document, "#list-tools select", HTMLSelectElement).value;
  let tools: readonly Tool[] | undefined;
  const calls = openStep("call-tool", {
    request: (field) => {
      const name = field("tool");
      if (!name) return "List the tools of this server first.";
      try {
        return call(server, "tools/call", { name, arguments: JSON.parse(field("arguments") || "{}") });
      } catch (error) {
        return `The arguments are not JSON: ${error instanceof Error ? error.message : "they cannot be read"}.`;
      }
    },
  });
  choice.addEventListener("change", () => {
    const tool = tools?.find(({ name }) => name === choice.value);
    const asks = choice.value.startsWith("ask_");
    given.value =
      tool || !asks ? template(tool) : template({ name: choice.value, inputSchema: { required: ["question"] } });
    calls.refresh();
  });
  openStep("list-tools", {
    request: (field) => {
      if (field("server") !== server) {
        server = field("server");
        tools = undefined;
        choice.replaceChildren();
        given.value = "{}";
      }
      return call(server, "tools/list");
    },
    onAnswer: (outcome) => {
      tools = toolsIn(outcome);
      if (tools.length === 0) return;
      const chosen = choice.value;
      choice.replaceChildren(...tools.map(({ name }) => element("option", { value: name }, name)));
      const kept = tools.find(({ name }) => name === chosen);
      if (kept) choice.value = chosen;
      else given.value = template(tools[0]);
      calls.refresh();
    },
  });
};
