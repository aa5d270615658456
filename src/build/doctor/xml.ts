/** An element of an XML document. Names keep their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text directly in it. */
  readonly text: string;
}

/** A text is not well-formed XML. */
export class XmlError extends Error {}

interface Open extends XmlElement {
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const known: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replaceAll(/&([^;&<\s]*);?/g, (whole, name: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    const character = known[name] ?? (code <= 0x10ffff ? String.fromCodePoint(code) : undefined);
    if (character === undefined || !whole.endsWith(";")) throw new XmlError(`${whole} is no reference`);
    return character;
  });

const attributesOf = (text: string, name: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  const rest = text.replaceAll(/\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g, (_, key: string, double, single) => {
    if (attributes.has(key)) throw new XmlError(`<${name}> has the attribute ${key} twice`);
    attributes.set(key, decoded(double ?? single));
    return "";
  });
  if (rest.trim()) throw new XmlError(`<${name}> has attributes that cannot be read: ${rest.trim()}`);
  return attributes;
};

const piece =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^>[]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)|</g;

/**
 * The root of a well-formed document. Declarations of entities are not read.
 * @throws XmlError which says what is wrong first.
 */
export const parseXml = (xml: string): XmlElement => {
  const document: Open = { name: "", attributes: new Map(), children: [], text: "" };
  const open: Open[] = [document];
  for (const [whole, data, closing, name, attributes = "", empty, text] of xml.replace(/^\uFEFF/, "").matchAll(piece)) {
    const current = open.at(-1) ?? document;
    if (whole === "<") throw new XmlError("a < begins no tag");
    if (text !== undefined) current.text += decoded(text);
    else if (data !== undefined) current.text += data;
    else if (name !== undefined && closing) {
      if (current.name !== name || attributes.trim())
        throw new XmlError(`</${name}> does not end ${current.name ? `<${current.name}>` : "anything"}`);
      open.pop();
    } else if (name !== undefined) {
      const element: Open = { name, attributes: attributesOf(attributes, name), children: [], text: "" };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const unclosed = open.length > 1 ? open.at(-1) : undefined;
  if (unclosed) throw new XmlError(`<${unclosed.name}> is not closed`);
  const [root, ...others] = document.children;
  if (!root || others.length > 0 || document.text.trim()) throw new XmlError("it is not one element");
  return root;
};

/** The children of an element with a name. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text of the first child with a name, without the space around it. */
export const childText = (element: XmlElement, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text.trim();
