import { answeringOne } from "./answer-one.ts";
import type { Entity } from "./entities.ts";
import { concerning, isFollowUp, replacing } from "./follow-up.ts";
import type { Knowledge } from "./knowledge.ts";
import { once } from "./once.ts";
import { asksFor, type Question } from "./question.ts";
import { type Asked, nothing, type Reply } from "./reply.ts";
import { understanding } from "./understand.ts";
import { clausesOf } from "./words.ts";

interface Earlier {
  readonly question: Question;
  readonly about: readonly Entity[];
}

/** Makes a function that answers questions from what is known, without a language model (D10). */
export const answering = (knowledge: Knowledge) => {
  const understand = understanding(knowledge);
  const answerTo = answeringOne(knowledge);

  /** What the last of earlier questions meant and was about; worked out once, when a question needs it. */
  const earlierOf = (asked: Asked): (() => Earlier) | undefined => {
    const before = asked.previous?.at(-1);
    if (before === undefined || before.trim() === "") return undefined;
    return once(() => {
      const question = resolved(before, earlierOf({ ...asked, previous: asked.previous?.slice(0, -1) ?? [] }));
      const { named } = question;
      return {
        question,
        about: named.length > 0 ? named.map(({ entity }) => entity) : answerTo(question, asked).about,
      };
    });
  };

  /** What a question means after others: what it leaves out is what the one before was about. */
  const resolved = (text: string, earlier: (() => Earlier) | undefined): Question => {
    const question = understand(text);
    if (!earlier || !isFollowUp(question)) return question;
    const { question: before, about } = earlier();
    const replaces = question.named.length > 0 || question.years.length > 0 || asksFor(question, "client", "personal");
    return replaces ? replacing(before, question) : concerning(question, about, before);
  };

  return (asked: Asked): Reply => {
    const earlier = earlierOf(asked);
    const whole = answerTo(resolved(asked.text, earlier), asked);
    if (whole.method !== "none") return whole;
    // Who introduces himself at length asks at the end.
    for (const text of clausesOf(asked.text)) {
      const part = answerTo(resolved(text, earlier), asked);
      if (part.method === "intent" || part.method === "faq") return part;
    }
    return nothing;
  };
};
