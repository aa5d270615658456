import { monthNames } from "../ask/extract/answer-types.ts";
import { sentencesOf } from "../ask/index/chunk.ts";
import type { Profile } from "../contract/resources/portfolio/profile.ts";
import { type Assessment, noEvidence } from "./evidence.ts";
import { rootsOf } from "./roots.ts";

/** A day, month or year. */
const datePart = new RegExp(`\\b(?:\\d+|May|${monthNames})\\b`, "g");

/** `Booked until March` says when somebody is not available. */
const unavailable = /booked|busy|except|\bnot?\b|\b(?:until|till|before|through)\b/i;

/** Finds where the profile says that somebody is available at a date. Undefined for a need of anything but a date. */
export const assessAvailability = (
  text: string,
  { name, availability = "" }: Pick<Profile, "name" | "availability">,
): Assessment | undefined => {
  const wanted = text.match(datePart) ?? [];
  const isDate = wanted.some((part) => /\D|\d{4}/.test(part));
  const others = rootsOf(text.replace(datePart, ""));
  if (!isDate || !others.every((root) => /^(?:avail|sins|start|begin|join|date)$/.test(root))) return undefined;
  const quote = sentencesOf(availability).find(
    (sentence) => !unavailable.test(sentence) && wanted.every((part) => sentence.match(datePart)?.includes(part)),
  );
  return quote === undefined ? noEvidence : { verdict: "met", evidence: [{ quote, name, path: "/" }] };
};
