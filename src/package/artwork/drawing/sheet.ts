/** A sheet of paper of a certain color, in pixels, on which pens of some inks draw. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Draws the outline of path data. The line width is in pixels. */
  stroke(data: string, ink: string, width: number, attributes?: string): void;
  /** Fills path data; where outlines overlap, holes alternate. */
  fill(data: string, ink: string, attributes?: string): void;
  /** Adds SVG elements as they are, such as clip paths. */
  add(svg: string): void;
  svg(): string;
}

/** An empty sheet. Lines have round ends. */
export const sheet = (width: number, height: number, paper: string): Sheet => {
  const elements: string[] = [];
  return {
    width,
    height,
    stroke: (data, ink, thickness, attributes = "") =>
      elements.push(`<path d="${data}" fill="none" stroke="${ink}" stroke-width="${thickness}" ${attributes}/>`),
    fill: (data, ink, attributes = "") => elements.push(`<path d="${data}" fill="${ink}" ${attributes}/>`),
    add: (svg) => elements.push(svg),
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke-linecap="round" ` +
      `stroke-linejoin="round" fill-rule="evenodd" clip-rule="evenodd"><rect width="100%" height="100%" ` +
      `fill="${paper}"/>${elements.join("\n")}</svg>`,
  };
};

/** The size of covers, in pixels. */
export const COVER = { width: 2400, height: 1500 } as const;

/** An empty cover. */
export const coverSheet = (paper: string): Sheet => sheet(COVER.width, COVER.height, paper);
