/** An element of a layout, with styles and either text or child elements (satori's input). */
export interface Box {
  readonly type: "div";
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

export type Style = Readonly<Record<string, string | number>>;

export const box = (style: Style, children: string | readonly Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

/** Text of at most `lines` lines; longer text ends with an ellipsis. */
export const text = (lines: number, style: Style, content: string): Box =>
  box({ display: "block", lineClamp: lines, wordBreak: "break-word", ...style }, content);
