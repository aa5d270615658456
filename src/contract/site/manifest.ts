import * as z from "zod";

/** A file in the built folder: a hash of its content, and its size in bytes. Hosts compare both with the file. */
const BuiltFile = z.object({ etag: z.string(), size: z.int().min(0) });

/** What the manifest says about the whole site. */
export const SiteManifest = z.object({
  /** The origin for which the site was built. */
  site: z.string(),
  /** The content security policy of its pages, if the owner added sources. */
  contentSecurityPolicy: z.string().exactOptional(),
  /** Present if the site was built without the app (D64). */
  hosting: z.literal("static").exactOptional(),
  /** The languages of the site, the default first, if there are several (D18). */
  languages: z.array(z.string()).exactOptional(),
  /** Permanent redirects: the former path, decoded, and the path of the page, encoded. */
  redirects: z.record(z.string(), z.string()).exactOptional(),
});

export type SiteManifest = z.infer<typeof SiteManifest>;

/** The list of built files, for hosts that serve them. */
export const Manifest = SiteManifest.extend({
  files: z.record(
    z.string(),
    BuiltFile.extend({
      /** The compressed copies `<file>.br` and `<file>.gz`. */
      br: BuiltFile.optional(),
      gzip: BuiltFile.optional(),
    }),
  ),
});

export type Manifest = z.infer<typeof Manifest>;

/** The path of the manifest in the built folder. It lists neither itself nor the rule files, so hosts serve none of them. */
export const manifestFile = "/_manifest.json";

/** The URL path of a file: `/docs` for `/docs/index.html`. */
export const pathOfFile = (file: string): string => file.replace(/\/index\.html$/, "") || "/";

/** An ETag from a base64url SHA-256 digest: its first 96 bits (16 characters). */
export const etagFromDigest = (sha256: string): string => sha256.slice(0, 16);
