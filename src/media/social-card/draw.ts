import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori from "satori";
import type { FontFile } from "../../themes/fonts/faces.ts";
import type { Box } from "./box.ts";
import { loadFonts, readPackageFile } from "./fonts.ts";

/** A layout, its size in pixels, and the font files that it needs. */
export interface Picture {
  readonly layout: Box;
  readonly width: number;
  readonly height: number;
  readonly files: readonly FontFile[];
}

let ready: Promise<void> | undefined;

/** Draws a layout as SVG, with texts as outlines. */
export const renderSvg = async ({ layout, width, height, files }: Picture): Promise<string> =>
  satori(layout, { width, height, fonts: await loadFonts(files) });

/** Renders a layout as PNG. */
export const renderPng = async (picture: Picture): Promise<Uint8Array> => {
  ready ??= readPackageFile("@resvg/resvg-wasm/index_bg.wasm").then(initWasm);
  const [svg] = await Promise.all([renderSvg(picture), ready]);
  const drawn = new Resvg(svg).render();
  try {
    return drawn.asPng();
  } finally {
    drawn.free();
  }
};
