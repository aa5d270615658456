import { SaxesParser } from "saxes";

/** An element of an XML document. Names keep their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The text of the element, without that of its children. */
  readonly text: string;
}

/** The text is not well-formed XML. */
export class XmlError extends Error {}

interface Open extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

/**
 * Parses a well-formed document and returns its root. Entity declarations are ignored.
 * @throws XmlError with the first error and its position.
 */
export const parseXml = (xml: string): XmlElement => {
  const document: Open = { name: "", attributes: new Map(), children: [], text: "" };
  const open: Open[] = [document];
  const add = (text: string): void => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", ({ message }) => {
    throw new XmlError(message);
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element: Open = { name, attributes: new Map(values), children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", add);
  parser.on("cdata", add);
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new XmlError("it has no element");
  return root;
};

/** The children of an element with a name. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The trimmed text of the first child with a name. */
export const childText = (element: XmlElement, name: string): string | undefined =>
  childrenOf(element, name)[0]?.text.trim();
