import createClient, { type Client } from "openapi-fetch";
import { createRetryingFetch, type RetryOptions } from "./retry.ts";
import type { paths } from "./schema.d.ts";

export interface ClientOptions {
  /** The address of the portfolio, e.g. `https://ada.example.com`. */
  readonly baseUrl: string;
  /** An access token or demo key; reads need none. */
  readonly credential?: string;
  readonly retry?: RetryOptions;
}

/** Calls every operation by its path, with types from the OpenAPI document. */
export type PortfolioClient = Client<paths>;

/** Creates a client that retries when the service asks for it. */
export const createPortfolioClient = ({ baseUrl, credential, retry }: ClientOptions): PortfolioClient =>
  createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch: createRetryingFetch(retry),
    headers: { Accept: "application/json", ...(credential !== undefined && { "x-api-key": credential }) },
  });
