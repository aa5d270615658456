import createClient, { type Client } from "openapi-fetch";
import { type RetryOptions, retrying } from "./retry.ts";
import type { paths } from "./schema.d.ts";

export interface ClientOptions {
  /** The origin of the portfolio, e.g. `https://ada.example.com`. */
  readonly baseUrl: string;
  /** An access token or demo key; reads need none. */
  readonly credential?: string;
  readonly retry?: RetryOptions;
}

/** Calls every operation of the API by its path, with types from its OpenAPI document. */
export type PortfolioClient = Client<paths>;

/** A client of a portfolio that waits and comes back where the service asks for that. */
export const portfolioClient = ({ baseUrl, credential, retry }: ClientOptions): PortfolioClient =>
  createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch: retrying(retry),
    headers: { Accept: "application/json", ...(credential !== undefined && { "x-api-key": credential }) },
  });
