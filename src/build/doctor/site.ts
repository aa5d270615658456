/** An answer as it came: no redirect is followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

export type Asked = Readonly<Record<string, string>>;

/** A site that is examined: a built folder, or a service that answers at an address. */
export interface Site {
  /** The origin that its documents name as their own. */
  readonly origin: string;
  /** The origin at which a service is asked. A folder has none. */
  readonly address?: string;
  /** @throws SiteTrouble when there is no answer. */
  readonly get: (path: string, headers?: Asked) => Promise<Answer>;
  /** Any other method. A folder answers 405. */
  readonly send: (method: string, path: string, headers: Asked, body?: string) => Promise<Answer>;
}

/** The site cannot be asked. The message says so in words. */
export class SiteTrouble extends Error {}

/** The same site, which is asked for each thing once. */
export const remembering = (site: Site): Site => {
  const asked = new Map<string, Promise<Answer>>();
  const get: Site["get"] = (path, headers = {}) => {
    const key = JSON.stringify([path, Object.entries(headers)]);
    const answer = asked.get(key) ?? site.get(path, headers);
    asked.set(key, answer);
    return answer;
  };
  return { ...site, get };
};
