import type { Portfolio } from "../content.ts";

type Uses = Portfolio["site"]["agents"];

/** What automatic readers read for: what that is in words, and whether an owner allows it. */
export const purposes = {
  search: {
    text: "finds pages for search and for answers that cite them",
    isAllowed: ({ search }: Uses) => search,
  },
  aiInput: {
    text: "reads a page because a person asks an assistant about it",
    isAllowed: ({ aiInput }: Uses) => aiInput,
  },
  aiTrain: {
    text: "collects pages to train models with",
    isAllowed: ({ aiTrain }: Uses) => aiTrain,
  },
  // What was learned cannot be taken back, so one refusal counts for both.
  inputAndTrain: {
    text: "decides at once whether assistants answer with pages and whether models are trained with them, so both have to be allowed",
    isAllowed: ({ aiInput, aiTrain }: Uses) => aiInput && aiTrain,
  },
} as const;

export type Purpose = keyof typeof purposes;

/** An automatic reader that robots.txt names. */
export interface AiAgent {
  /** The name that it looks for in robots.txt. */
  readonly token: string;
  readonly operator: string;
  readonly purpose: Purpose;
}

const agent = (purpose: Purpose, token: string, operator: string): AiAgent => ({ token, operator, purpose });

/**
 * The readers that say by which name they obey robots.txt and what for, as their operators document it. One that does
 * several things is listed under what its name is documented to decide.
 */
export const aiAgents: readonly AiAgent[] = [
  agent("search", "OAI-SearchBot", "OpenAI"),
  agent("search", "Claude-SearchBot", "Anthropic"),
  agent("search", "PerplexityBot", "Perplexity"),
  agent("search", "Googlebot", "Google"),
  agent("search", "Bingbot", "Microsoft"),
  agent("search", "Applebot", "Apple"),
  agent("search", "Amzn-SearchBot", "Amazon"),
  agent("search", "meta-webindexer", "Meta"),
  agent("aiInput", "ChatGPT-User", "OpenAI"),
  agent("aiInput", "Claude-User", "Anthropic"),
  agent("aiInput", "Perplexity-User", "Perplexity"),
  agent("aiInput", "MistralAI-User", "Mistral"),
  agent("aiInput", "DuckAssistBot", "DuckDuckGo"),
  agent("aiInput", "Amzn-User", "Amazon"),
  agent("aiInput", "meta-externalfetcher", "Meta"),
  agent("aiTrain", "GPTBot", "OpenAI"),
  agent("aiTrain", "ClaudeBot", "Anthropic"),
  agent("aiTrain", "Applebot-Extended", "Apple"),
  agent("aiTrain", "Amazonbot", "Amazon"),
  agent("aiTrain", "meta-externalagent", "Meta"),
  agent("aiTrain", "CCBot", "Common Crawl"),
  agent("aiTrain", "Bytespider", "ByteDance"),
  agent("inputAndTrain", "Google-Extended", "Google"),
];
