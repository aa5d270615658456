/** What is said of an automatic reader, by the key of `agents` in site.yaml that decides about it. */
export type Purpose = "search" | "aiInput" | "aiTrain";

/** An automatic reader that robots.txt names. */
export interface AiAgent {
  /** The name that it looks for in robots.txt. */
  readonly token: string;
  readonly operator: string;
  readonly purpose: Purpose;
}

/** What each purpose is, in words. */
export const purposes: Readonly<Record<Purpose, string>> = {
  search: "finds pages for search and for answers that cite them",
  aiInput: "reads a page because a person asks an assistant about it",
  aiTrain: "collects pages to train models with",
};

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
  agent("aiTrain", "Google-Extended", "Google"),
  agent("aiTrain", "Applebot-Extended", "Apple"),
  agent("aiTrain", "Amazonbot", "Amazon"),
  agent("aiTrain", "meta-externalagent", "Meta"),
  agent("aiTrain", "CCBot", "Common Crawl"),
  agent("aiTrain", "Bytespider", "ByteDance"),
];
