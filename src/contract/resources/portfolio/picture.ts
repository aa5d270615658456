import * as z from "zod";

export const Picture = z
  .object({
    url: z.string().min(1).describe("The URL of a JPEG or PNG file, or of an SVG file for generated covers."),
    alt: z.string().describe("What the picture shows; empty if it is only decoration."),
    width: z.int().min(1).describe("The width in pixels."),
    height: z.int().min(1).describe("The height in pixels."),
    caption: z.string().min(1).exactOptional().describe("The text below it."),
  })
  .meta({ id: "Picture", description: "A picture." });

export type Picture = z.infer<typeof Picture>;
