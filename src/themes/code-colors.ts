import type { Palette } from "./theme.ts";

type CodeColors = Pick<Palette, "get" | "post" | "codeKeyword" | "codeString" | "codeNumber" | "codeFunction">;

/** The colors of methods and code, for light pages. */
export const lightCode: CodeColors = {
  get: "#0b5597",
  post: "#8a4500",
  codeKeyword: "#0b5597",
  codeString: "#07594a",
  codeNumber: "#8a4500",
  codeFunction: "#6d3a9c",
};

/** The colors of methods and code, for dark pages. */
export const darkCode: CodeColors = {
  get: "#8ec5f5",
  post: "#f0b565",
  codeKeyword: "#8ec5f5",
  codeString: "#7bd0b8",
  codeNumber: "#f0b565",
  codeFunction: "#cfa8f5",
};
