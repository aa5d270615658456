/** A part of a picture, as it is laid out: like an element with a style, and text or parts in it. */
export interface Box {
  readonly type: "div";
  readonly props: { readonly style: Style; readonly children: string | readonly Box[] };
}

export type Style = Readonly<Record<string, string | number>>;

export const box = (style: Style, children: string | readonly Box[]): Box => ({
  type: "div",
  props: { style: { display: "flex", boxSizing: "border-box", ...style }, children },
});

/** Text of so many lines at most; what does not fit ends in an ellipsis. */
export const text = (lines: number, style: Style, content: string): Box =>
  box({ display: "block", lineClamp: lines, wordBreak: "break-word", ...style }, content);
