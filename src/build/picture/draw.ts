import { initWasm, Resvg } from "@resvg/resvg-wasm";
import satori from "satori";
import type { Subset } from "../../portfolio/type-characters.ts";
import type { Box } from "./box.ts";
import { size } from "./poster.ts";
import { fontsOf, packaged } from "./type.ts";

let ready: Promise<void> | undefined;

/** A laid out picture as PNG. Its family names the files of the type that it needs. */
export const draw = async (picture: Box): Promise<Uint8Array> => {
  ready ??= packaged("@resvg/resvg-wasm/index_bg.wasm").then(initWasm);
  const names = String(picture.props.style.fontFamily).split(", ") as Subset[];
  const [fonts] = await Promise.all([fontsOf(names), ready]);
  const drawn = new Resvg(await satori(picture, { ...size, fonts })).render();
  try {
    return drawn.asPng();
  } finally {
    drawn.free();
  }
};
