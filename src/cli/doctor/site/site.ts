/** A response. Redirects are not followed. */
export interface DoctorResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

export type RequestHeaders = Readonly<Record<string, string>>;

/** The site to check: a built folder, or a running service. */
export interface Site {
  /** The address that the site was built for: an origin that can have a path. */
  readonly origin: string;
  /** The address where the service runs; undefined for a folder. */
  readonly address?: string;
  /** Requests a path that is relative to the address. @throws SiteError if there is no response. */
  readonly get: (path: string, headers?: RequestHeaders) => Promise<DoctorResponse>;
  /** Sends a request with another method. Folders respond with 405. */
  readonly send: (method: string, path: string, headers: RequestHeaders, body?: string) => Promise<DoctorResponse>;
}

/** The site is unreachable. The message says why. */
export class SiteError extends Error {}

/** A site that sends each GET request only once. */
export const withCache = (site: Site): Site => {
  const responses = new Map<string, Promise<DoctorResponse>>();
  const get: Site["get"] = (path, headers = {}) => {
    const key = JSON.stringify([path, Object.entries(headers)]);
    const response = responses.get(key) ?? site.get(path, headers);
    responses.set(key, response);
    return response;
  };
  return { ...site, get };
};
