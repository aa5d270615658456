/** Longer code is folded to 16 lines (`src/styles/api-page/panel.css`), so that folding hides a good part of it. */
const MAX_LINES = 24;

/** Characters after which a line wraps in most panels. */
const WIDTH = 56;

/** Whether a panel shows only the beginning of code until it is unfolded. */
export const isLongCode = (code: string): boolean => {
  const lines = code.trimEnd().split("\n");
  return lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / WIDTH)), 0) > MAX_LINES;
};
