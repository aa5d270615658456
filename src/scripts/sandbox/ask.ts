import { createParser } from "eventsource-parser";
import type { AskEvent } from "../../contract/ask-events.ts";
import { element } from "../shared/element.ts";
import { part } from "../shared/part.ts";
import { openStep } from "./step.ts";

/** An answer as a person reads it: the text as it arrives, and where it comes from. */
const readable = () => {
  const text = element("p", { className: "reply" });
  text.setAttribute("aria-live", "polite");
  const sources = element("ul", { className: "sources" });
  const root = element("div", {}, text, sources);
  const show = ({ event, data }: AskEvent): void => {
    if (event === "answer") text.append(data.text);
    if (event !== "result") return;
    const { protocol, href } = new URL(data.item.url, location.href);
    if (!/^https?:$/.test(protocol)) return;
    const link = element("a", { href }, data.item.name);
    sources.append(element("li", {}, link, " ", element("span", { className: "quiet" }, `${data.item.score} of 100`)));
  };
  const clear = (): void => {
    text.replaceChildren();
    sources.replaceChildren();
  };
  return { root, show, clear };
};

/** Asks a question and shows the answer while it comes. */
export const openAsk = (): void => {
  const reply = readable();
  const parser = createParser({
    onEvent: ({ event, data }) => reply.show({ event, data: JSON.parse(data) } as AskEvent),
  });
  openStep("ask-question", {
    streamed: true,
    request: (field) => {
      const query = new URLSearchParams({ q: field("question") });
      return { method: "GET", path: `/ask?${query}`, headers: { Accept: "text/event-stream" } };
    },
    onSend: () => {
      reply.clear();
      parser.reset();
    },
    onPiece: (text) => parser.feed(text),
  });
  part(document, "#ask-question [data-answer]", HTMLElement).before(reply.root);
};
