import { monthNames } from "./extract/answer-types.ts";

/** Small talk before a question: `Thanks. One more: where is she based?` */
const opening =
  /^(?:(?:ok|okay|thanks|thank you|thx|great|cool|nice|perfect|good|hi|hello|hey|well|right|sure|alright)(?: there| then)?[,.!:;]+\s+|(?:one more|another)(?: thing| question)?:\s+|(?:a )?quick question[,:]\s+|ok(?:ay)? and\s+)+(?=\S)/i;

/** The wanted length of the answer: `Who is she, in one sentence?` */
const wantedLength =
  /,? in (?:an?|one|two|three|a few|a couple of|[1-5]) (?:short )?(?:sentences?|words|lines?|paragraphs?)\b/i;

/** Matches `Could you start on our film this autumn?`. */
const startDate = new RegExp(
  `^(?:can|could|would|will) (?:you|she|he|they|we) (?:\\w+ )?(?:start|begin)\\b[^?]*\\b(?:(?:this|next|in|from|by|before) (?:early |late )?(?:${monthNames}|May|week|month|quarter|year|spring|summer|autumn|fall|winter)|tomorrow|today|now|soon|immediately|(?:straight|right) away)(?=\\?*$)`,
  "i",
);

/** What is replaced in a question, in this order, each after an example. */
const replacements: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [opening, ""],
  [wantedLength, ""],
  // Do you give talks as well?
  [/,? (?:as well|too|either)(?=\s*\??\s*$)/i, ""],
  // How much experience does she have with Kotlin?
  [/\bhow much (?=(?:work |professional |relevant )?experience\b)/i, "how many years of "],
  // How much do they cost? Otherwise, `they` is the person.
  [/^(?:and )?how much (?:do|did|would|will) they cost(?=\?*$)/i, "how much is it"],
  // Who have you worked with? Which publishers has she worked with?
  [
    /^(?:who|(?:which|what) (?:publishers|magazines|newspapers|galleries|museums|theat(?:re|er)s|brands|labels|charities|clients)) (?:have|has) (?:you|she|he|they) (?:ever )?(?:worked with|consulted for|designed for)(?=\?*$)/i,
    "who are the clients",
  ],
  // How do you work? Otherwise, it asks for positions.
  [/^how (?:do|does) (?:you|she|he|they) work(?=\?*$)/i, "what is your process"],
  // How do we get started? Otherwise, it asks about the API.
  [/^how (?:do|can|would|should) we (?:start|get started|begin)(?=\?*$)/i, "what is your process"],
  [startDate, "is she available"],
  // What's the oldest one on here?
  [
    /^(?:and |what about )*(?:what(?:['’]?s| is) )?the (newest|latest|oldest|earliest|most recent) one(?: on here)?(?=\?*$)/i,
    "what is the $1 project",
  ],
  // Is she looking for work?
  [
    /^(?:are you|(?:is|are) (?:she|he|they)) (?:currently )?looking for (?:new )?(?:work|projects|clients)(?=\?*$)/i,
    "is she available",
  ],
  // What kind of position are you looking for?
  [
    /^(?:what|which)(?: (?:kinds?|sorts?|types?) of)?(?: (?:new |next )?(?:position|role|job|work|opportunit(?:y|ies)|employer|company|team))?s? (?:are you|(?:is|are) (?:she|he|they)) (?:currently )?looking for(?: (?:next|now))?(?=\?*$)/i,
    "is she available",
  ],
  // Where is your studio?
  [
    /^where (?:is|'s) (?:your|her|his|their) (?:office|studio|workshop|atelier|shop|practice|workplace|company|business)(?= (?:located|based)\b|\?*$)(?: (?:located|based))?/i,
    "where is she based",
  ],
];

/** A question without small talk, in words that the rules know. */
export const plainQuestion = (text: string): string =>
  replacements.reduce((plain, [pattern, replacement]) => plain.replace(pattern, replacement), text);
