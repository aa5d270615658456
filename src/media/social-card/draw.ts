import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori from "satori";
import type { FontSubset } from "../font-characters.ts";
import type { Box } from "./box.ts";
import { loadFonts, readPackageFile } from "./fonts.ts";
import { SOCIAL_CARD_SIZE } from "./layout.ts";

let ready: Promise<void> | undefined;

/** Renders a layout as PNG. Its `fontFamily` names the font files that it needs. */
export const renderPng = async (picture: Box): Promise<Uint8Array> => {
  ready ??= readPackageFile("@resvg/resvg-wasm/index_bg.wasm").then(initWasm);
  const names = String(picture.props.style.fontFamily).split(", ") as FontSubset[];
  const [fonts] = await Promise.all([loadFonts(names), ready]);
  const drawn = new Resvg(await satori(picture, { ...SOCIAL_CARD_SIZE, fonts })).render();
  try {
    return drawn.asPng();
  } finally {
    drawn.free();
  }
};
