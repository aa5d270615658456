import type { Portfolio } from "../content/content.ts";

/** What the owner allows bots to use the site for. */
export type AiUses = Portfolio["site"]["agents"];

/** The purposes of crawlers: a description, and whether the owner allows it. */
export const purposes = {
  search: {
    text: "Search, and answers that cite the pages",
    isAllowed: ({ search }: AiUses) => search,
  },
  aiInput: {
    text: "Assistants that read a page at the request of a user",
    isAllowed: ({ aiInput }: AiUses) => aiInput,
  },
  aiTrain: {
    text: "Collecting pages to train models",
    isAllowed: ({ aiTrain }: AiUses) => aiTrain,
  },
  // Training cannot be undone, so both uses must be allowed.
  inputAndTrain: {
    text: "Assistants and training under one name (both must be allowed)",
    isAllowed: ({ aiInput, aiTrain }: AiUses) => aiInput && aiTrain,
  },
} as const;

export type Purpose = keyof typeof purposes;

/** A crawler that robots.txt names. */
export interface AiAgent {
  /** Its product token in robots.txt. */
  readonly token: string;
  readonly operator: string;
  readonly purpose: Purpose;
}

const agent = (purpose: Purpose, token: string, operator: string): AiAgent => ({ token, operator, purpose });

/**
 * Crawlers with a documented robots.txt token and purpose. A crawler with several purposes is listed under the one that its
 * token controls according to its operator.
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
