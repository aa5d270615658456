import { readFile, stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { MAX_PICTURE_BYTES } from "../../../content/pictures/check-pictures.ts";
import { fileTypeOf } from "../../../content/pictures/picture-type.ts";

/** The bytes of a photo with the ending of their type, such as `jpg`; or why there are none. */
export type Photo = { readonly bytes: Uint8Array; readonly ending: string } | { readonly problem: string };

const DEADLINE_MS = 15_000;

const megabytes = MAX_PICTURE_BYTES / 1_000_000;

/** The body of a response, which is not read further than the maximum size. */
const bodyOf = async (response: Response): Promise<Uint8Array | undefined> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_PICTURE_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const bytesAt = async (url: URL): Promise<Uint8Array | { readonly problem: string }> => {
  if (url.protocol === "file:") {
    const file = await stat(url);
    if (!file.isFile()) return { problem: "it is not a file" };
    return file.size > MAX_PICTURE_BYTES ? { problem: `it has more than ${megabytes} MB` } : readFile(url);
  }
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) return { problem: `the response was ${response.status} ${response.statusText}`.trim() };
  return (await bodyOf(response)) ?? { problem: `it has more than ${megabytes} MB` };
};

const reasonOf = (error: unknown): string => {
  const { name, code, cause } = error as NodeJS.ErrnoException & { readonly cause?: NodeJS.ErrnoException };
  if (name === "TimeoutError") return `there was no response within ${DEADLINE_MS / 1000} seconds`;
  if (code === "ENOENT") return "there is no such file";
  return cause ? `the download failed (${cause.code ?? cause.message})` : `it cannot be read (${code ?? name})`;
};

/**
 * Reads the picture that a resume names as `image`: an http, https or data URL, or the path of a file, relative to the resume.
 * It must have a type and a size that content allows (D16). Never rejects.
 */
export const readPhoto = async (image: string, resumeFile: string): Promise<Photo> => {
  try {
    const url = new URL(image, pathToFileURL(resumeFile));
    if (!["http:", "https:", "data:", "file:"].includes(url.protocol))
      return { problem: `${url.protocol} URLs are not supported` };
    const bytes = await bytesAt(url);
    if ("problem" in bytes) return bytes;
    if (bytes.length > MAX_PICTURE_BYTES) return { problem: `it has more than ${megabytes} MB` };
    const type = fileTypeOf(bytes);
    if (!type?.isAccepted || type.isAnimated)
      return { problem: "it is not a still picture as JPEG, PNG, WebP, AVIF or GIF" };
    return { bytes, ending: type.name.toLowerCase().replace("jpeg", "jpg") };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
};
