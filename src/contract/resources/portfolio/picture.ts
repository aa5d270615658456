import * as z from "zod";

export const Picture = z
  .object({
    url: z.string().min(1).describe("The URL of the picture: a JPEG or PNG file, or SVG for a generated cover."),
    alt: z.string().describe("What the picture shows; empty if it is only decoration."),
    width: z.int().min(1).describe("The width in pixels."),
    height: z.int().min(1).describe("The height in pixels."),
  })
  .meta({ id: "Picture", description: "A picture." });

export type Picture = z.infer<typeof Picture>;
