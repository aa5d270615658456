import * as z from "zod";

const size = z.int().min(0);

/** What the build says of the files it wrote, for whoever serves them. Sizes are bytes. */
export const Manifest = z.object({
  /** The origin that the site was built for. */
  site: z.string(),
  files: z.record(
    z.string(),
    z.object({
      /** Names the bytes; the same content always has the same. */
      etag: z.string(),
      size,
      /** Sizes of the compressed copies beside the file, `<file>.br` and `<file>.gz`. */
      br: size.optional(),
      gzip: size.optional(),
    }),
  ),
});

export type Manifest = z.infer<typeof Manifest>;

/** Where the manifest lies in the built folder. It lists neither itself nor the rule files, so that none is served. */
export const manifestFile = "/_manifest.json";

/** The path that a file is served at: `/docs/index.html` at `/docs`. */
export const pathOfFile = (file: string): string => file.replace(/\/index\.html$/, "") || "/";
