/** One link of a `Link` header (RFC 8288). */
export interface HeaderLink {
  readonly target: string;
  /** Its relations, in lower case. */
  readonly relations: readonly string[];
  readonly type?: string;
}

const parameter = /;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/g;

/** The links in a header value. Anything else is ignored. */
export const linksInHeader = (value: string): HeaderLink[] =>
  Array.from(value.matchAll(/<([^>]*)>((?:\s*;\s*[\w*-]+\s*=\s*(?:"[^"]*"|[^\s;,"]+))*)/g), ([, target = "", rest]) => {
    const parameters = new Map(
      Array.from((rest ?? "").matchAll(parameter), ([, name = "", quoted, bare]) => [
        name.toLowerCase(),
        quoted ?? bare ?? "",
      ]),
    );
    const type = parameters.get("type");
    const relations = (parameters.get("rel") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    return { target, relations, ...(type !== undefined && { type }) };
  });
