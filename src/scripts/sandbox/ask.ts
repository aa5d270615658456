import { createParser } from "eventsource-parser";
import type { AskEvent } from "../../contract/ask-events.ts";
import { createElement } from "../shared/create-element.ts";
import { requireElement } from "../shared/require-element.ts";
import { openStep } from "./step.ts";

/** Shows the text of an answer as it arrives, and its sources. */
const readable = () => {
  const text = createElement("p", { className: "reply" });
  text.setAttribute("aria-live", "polite");
  const sources = createElement("ul", { className: "sources" });
  const root = createElement("div", {}, text, sources);
  const show = ({ event, data }: AskEvent): void => {
    if (event === "answer") text.append(data.text);
    if (event !== "result") return;
    const { protocol, href } = new URL(data.item.url, location.href);
    if (!/^https?:$/.test(protocol)) return;
    const link = createElement("a", { href }, data.item.name);
    sources.append(createElement("li", {}, link));
  };
  const clear = (): void => {
    text.replaceChildren();
    sources.replaceChildren();
  };
  return { root, show, clear };
};

/** Asks a question and shows the streamed answer. */
export const openAsk = (): void => {
  const reply = readable();
  const parser = createParser({
    onEvent: ({ event, data }) => reply.show({ event, data: JSON.parse(data) } as AskEvent),
  });
  openStep("ask-question", {
    streamed: true,
    request: (field) => {
      const query = new URLSearchParams({ q: field("question").trim() });
      return { method: "GET", path: `/ask?${query}`, headers: { Accept: "text/event-stream" } };
    },
    onSend: () => {
      reply.clear();
      parser.reset();
    },
    onPiece: (text) => parser.feed(text),
  });
  const form = requireElement(document, "#ask-question form", HTMLFormElement);
  requireElement(form, "textarea", HTMLTextAreaElement).addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  requireElement(document, "#ask-question .answer-line", HTMLElement).after(reply.root);
};
