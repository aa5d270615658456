import { createParser } from "eventsource-parser";
import type { AskEvent } from "../../contract/ask-events.ts";
import { createElement } from "../shared/create-element.ts";
import { requireElement } from "../shared/require-element.ts";
import { send } from "../shared/send.ts";

/** A question and its answer on the page. */
const turn = (question: string, waiting: string, sourcesLabel: string) => {
  const text = createElement("p", { className: "answer", dir: "auto" }, waiting);
  const sources = createElement("ul", { className: "sources" });
  sources.setAttribute("aria-label", sourcesLabel);
  const root = createElement(
    "div",
    { className: "turn" },
    createElement("p", { className: "asked", dir: "auto" }, question),
    text,
  );
  let isEmpty = true;
  const show = ({ event, data }: AskEvent): void => {
    if (event === "answer") {
      if (isEmpty) text.replaceChildren();
      isEmpty = false;
      text.append(data.text);
    }
    if (event !== "result") return;
    const { protocol, href } = new URL(data.item.url, location.href);
    if (!/^https?:$/.test(protocol)) return;
    const { name, description } = data.item;
    sources.append(createElement("li", {}, createElement("a", { href }, name), createElement("span", {}, description)));
  };
  const end = (failed: string): void => {
    if (isEmpty) text.replaceChildren(failed);
    if (sources.childElementCount > 0) root.append(sources);
  };
  return { root, show, end };
};

/**
 * Shows streamed answers below a form. Earlier questions are sent along, so that follow-up questions work.
 * @returns asks a question, and does nothing while an answer is awaited
 */
export const answersBelow = (form: HTMLFormElement): ((question: string) => Promise<void>) => {
  const input = requireElement(form, "input", HTMLInputElement);
  const thread = requireElement(form, ".thread", HTMLElement);
  const button = requireElement(form, "button", HTMLButtonElement);
  const lang = form.querySelector<HTMLInputElement>("[name=lang]")?.value;
  const asked: string[] = [];
  const { waiting = "", failed = "", sources = "", again = "", earlier } = form.dataset;

  return async (question) => {
    if (button.disabled) return;
    button.disabled = true;
    input.placeholder = again;
    // Emptied by hand, the field would be shown as invalid, because it is required.
    form.reset();
    const reply = turn(question, waiting, sources);
    thread.append(reply.root);
    const parser = createParser({
      onEvent: ({ event, data }) => reply.show({ event, data: JSON.parse(data) } as AskEvent),
    });
    const query = new URLSearchParams({ q: question });
    if (lang) query.set("lang", lang);
    for (const previous of asked.slice(-Number(earlier))) query.append("context.prev", previous);
    await send({ method: "GET", path: `/ask?${query}`, headers: { Accept: "text/event-stream" } }, (text) =>
      parser.feed(text),
    );
    reply.end(failed);
    asked.push(question);
    button.disabled = false;
  };
};
