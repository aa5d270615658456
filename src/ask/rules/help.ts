import type { Answer } from "../answer.ts";
import type { Knowledge } from "../knowledge/knowledge.ts";
import { tokenize } from "../knowledge/words.ts";
import { rankResults } from "../results.ts";
import { present, type Statement, statementAt } from "../sentences/statement.ts";
import { writeStatement } from "./profile-statements.ts";

const greeting =
  "(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|hola|hallo|bonjour|ciao|thanks|thank you|thx|cheers|ok|okay|bye|goodbye)";

/** Matches a greeting, thanks or a call for help, and nothing else. The name of the owner is `she`. */
const greetingPattern = new RegExp(
  `^(?:please )?(?:${greeting}|help(?: me)?|hilfe|ayuda|aide|ajuda|hulp)(?: (?:${greeting}|there|all|everyone|again|she|so much|very much|a lot|please|for (?:your|the) (?:help|time|answers?)))*$`,
);

/** Questions about what to ask, each after an example. */
const asksWhatToAsk: readonly RegExp[] = [
  // What can I ask?
  /^(?:what|which)(?: (?:kinds?|sorts?|types?) of)?(?: (?:questions|things|else))? (?:can|could|may|should|do) (?:i|we|one|people) ask(?: (?:you|it|this|here|about))*$/,
  // What kind of questions does it answer?
  /^(?:what|which)(?: (?:kinds?|sorts?|types?) of)? questions (?:can|do|does) (?:you|it|this|this site|this box) (?:answer|understand)$/,
  // Some examples please
  /^(?:some |any )?(?:examples?|example questions|sample questions)(?: please)?$/,
  // How does this chat work?
  /^how (?:do|does) (?:this|the|your) (?:question |search )?(?:box|chat|chatbot|bot|assistant|search) work$/,
  // How do I use this?
  /^how (?:do|can) i (?:use|ask) (?:this|questions)(?: here)?$/,
];

/** The same at the start of a conversation. Later, `How does this work?` is about the previous answer. */
const asksWhatThisIs = /^(?:how does (?:this|it) work|what is (?:this|this (?:site|page|website|box|thing))(?: for)?)$/;

const machine =
  "(?:(?:ro)?bot|chatbot|ai|llm|language model|machine|computer|program|human|chatgpt|gpt|real|(?:real|actual|living) (?:person|human))";

/** Questions about who answers, each after an example. */
const asksWhoAnswers: readonly RegExp[] = [
  // Are you a bot?
  `^(?:are you|is this|is it)(?: (?:really|just|actually))? (?:an? )?${machine}(?: or .+)?$`,
  // Am I talking to a real person?
  `^(?:am i|are we) (?:talking|speaking|chatting|writing) (?:to|with) (?:an? |the )?(?:${machine}|person|somebody|someone|she|you)(?: or .+)?$`,
  // Who am I talking to?
  "^who am i (?:talking|speaking|chatting) (?:to|with)$",
  // Who answers my questions?
  "^who (?:is answering|answers(?: (?:here|this|these questions|my questions))?|(?:writes|wrote) (?:this|these|the) answers?)$",
].map((pattern) => new RegExp(pattern));

const isOneOf = (text: string, patterns: readonly RegExp[]): boolean => patterns.some((pattern) => pattern.test(text));

const whatToAsk = ({ facts: { profile, projects }, phrases }: Knowledge): Statement[] => {
  const { name } = profile;
  const title = projects[0]?.title;
  const sentence = statementAt("/", phrases);
  return [
    sentence("answers.help.topics", { name }),
    title === undefined
      ? sentence("answers.help.examples", { name })
      : sentence("answers.help.examplesWithProject", { name, title }),
  ];
};

const whoAnswers = (knowledge: Knowledge): Statement[] =>
  present([statementAt("/", knowledge.phrases)("answers.help.program"), writeStatement(knowledge)]);

/**
 * The answer to a question about the search box itself: `hello`, `What can I ask?`, `Are you a bot?`. Undefined for all other
 * questions.
 */
export const helpAnswer = (knowledge: Knowledge, text: string, isFirst: boolean, limit: number): Answer | undefined => {
  const words = tokenize(text)
    .map(({ normalized, stem }) => (knowledge.owner.has(stem) ? "she" : normalized))
    .join(" ");
  const asksHelp =
    greetingPattern.test(words) || isOneOf(words, asksWhatToAsk) || (isFirst && asksWhatThisIs.test(words));
  const statements = asksHelp ? whatToAsk(knowledge) : isOneOf(words, asksWhoAnswers) ? whoAnswers(knowledge) : [];
  if (statements.length === 0) return undefined;
  const results = rankResults(knowledge, { cites: [], statements }, [], limit);
  return { method: "intent", rule: "help", statements, results, about: [] };
};
