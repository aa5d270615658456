import { createResponseCheck, type Exchange, type ResponseCheck } from "./response-check.ts";

/** A service whose responses are checked. */
export interface DocumentedService {
  readonly base: string;
  /** Whether a platform runs in front of it. */
  readonly behindPlatform?: boolean;
}

const checks = new Map<string, Promise<ResponseCheck>>();

/** The check against the document of a service, which is loaded once. */
const checkOf = ({ base, behindPlatform }: DocumentedService): Promise<ResponseCheck> => {
  const check =
    checks.get(base) ??
    fetch(`${base}/openapi.json`).then(async (document) => createResponseCheck(await document.json(), behindPlatform));
  checks.set(base, check);
  return check;
};

/** Throws if a response differs from the OpenAPI document of its service. */
export const expectDocumented = async (service: DocumentedService, exchange: Exchange): Promise<void> => {
  const mismatches = (await checkOf(service))(exchange);
  if (mismatches.length > 0)
    throw new Error(`/openapi.json does not describe this response:\n${mismatches.join("\n")}`);
};

/** The headers of a response whose body fetch has decoded. */
const decodedHeaders = (headers: Headers): Headers => {
  const copy = new Headers(headers);
  copy.delete("Content-Encoding");
  return copy;
};

/** Creates a fetch that also checks each response against the OpenAPI document of its service. */
export const createDocumentedFetch =
  (service: DocumentedService): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { method, headers: requestHeaders, url } = request;
    const response = await fetch(request);
    const { status, headers } = response;
    await expectDocumented(service, {
      method,
      path: url.startsWith(service.base) ? url.slice(service.base.length) : url.slice(new URL(url).origin.length),
      accept: requestHeaders.get("Accept") ?? undefined,
      status,
      headers: decodedHeaders(headers),
      body: new Uint8Array(await response.clone().arrayBuffer()),
    });
    return response;
  };
