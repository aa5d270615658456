import { readFile, realpath, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { AddressError, guardedRequest } from "../../../../functions/hosts/node/guarded-request.ts";
import { MAX_PICTURE_BYTES } from "../../../content/pictures/check-pictures.ts";
import { fileTypeOf } from "../../../content/pictures/picture-type.ts";

/** Why a photo is not imported. */
interface Problem {
  readonly problem: string;
}

/** The bytes of a photo with the ending of their type, such as `jpg`; or why there are none. */
export type Photo = { readonly bytes: Uint8Array; readonly ending: string } | Problem;

/** Whether the import may connect to an IP address. */
export type MayConnect = (address: string) => boolean;

const DEADLINE_MS = 15_000;
const MAX_REDIRECTS = 5;

const tooLarge: Problem = { problem: `it has more than ${MAX_PICTURE_BYTES / 1_000_000} MB` };
const privateAddress: Problem = {
  problem: "its address is not on the public Internet, and a resume must not make the import read other addresses",
};
const outside: Problem = {
  problem: "it is outside the folder of the resume, and a resume must not make the import copy other files",
};

/** The body of a response, which is not read further than the maximum size. */
const bodyOf = async (response: IncomingMessage): Promise<Uint8Array | Problem> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > MAX_PICTURE_BYTES) return tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const isWeb = ({ protocol }: URL): boolean => protocol === "https:" || protocol === "http:";

/** The body of a response, or the URL to which it redirects. */
const responseFrom = async (
  url: URL,
  signal: AbortSignal,
  mayConnect: MayConnect | undefined,
): Promise<Uint8Array | Problem | URL> => {
  const response = await guardedRequest(url, { headers: { Accept: "image/*" }, signal, mayConnect });
  try {
    const { statusCode = 0, statusMessage = "", headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) return new URL(headers.location, url);
    if (statusCode !== 200) return { problem: `the response was ${statusCode} ${statusMessage}`.trim() };
    return await bodyOf(response);
  } finally {
    response.destroy();
  }
};

const download = async (start: URL, mayConnect: MayConnect | undefined): Promise<Uint8Array | Problem> => {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let url = start;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const found = await responseFrom(url, signal, mayConnect);
      if (!(found instanceof URL)) return found;
      if (!isWeb(found)) return { problem: `it redirects to a ${found.protocol} URL` };
      url = found;
    }
    return { problem: `it redirects more than ${MAX_REDIRECTS} times` };
  } catch (error) {
    if (error instanceof AddressError) return privateAddress;
    if (signal.aborted) return { problem: `there was no response within ${DEADLINE_MS / 1000} seconds` };
    const { code, message } = error as NodeJS.ErrnoException;
    return { problem: `the download failed (${code ?? message})` };
  }
};

const isInside = (path: string, folder: string): boolean => {
  const from = relative(folder, path);
  return from !== ".." && !from.startsWith(`..${sep}`) && !isAbsolute(from);
};

const readLocal = async (url: URL, folder: string): Promise<Uint8Array | Problem> => {
  // A host names another machine. Nothing outside is touched, because even that can open a connection on Windows.
  if (url.host !== "") return outside;
  const path = fileURLToPath(url);
  if (!isInside(path, folder)) return outside;
  const file = await realpath(path);
  if (!isInside(file, await realpath(folder))) return outside;
  const found = await stat(file);
  if (!found.isFile()) return { problem: "it is not a file" };
  return found.size > MAX_PICTURE_BYTES ? tooLarge : readFile(file);
};

const bytesAt = async (url: URL, folder: string, mayConnect: MayConnect | undefined): Promise<Uint8Array | Problem> => {
  if (isWeb(url)) return download(url, mayConnect);
  if (url.protocol === "file:") return readLocal(url, folder);
  if (url.protocol === "data:") return new Uint8Array(await (await fetch(url)).arrayBuffer());
  return { problem: `${url.protocol} URLs are not supported` };
};

const reasonOf = (error: unknown): string => {
  const { name, code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" ? "there is no such file" : `it cannot be read (${code ?? name})`;
};

/**
 * Reads the picture that a resume names as `image`: an http, https or data URL, or the path of a file in the folder of the
 * resume. Somebody else may have written the resume, so it leads neither to other files nor to addresses that are not
 * public, also after redirects and through symbolic links. The picture must have a type and a size that content allows
 * (D16). Never rejects.
 */
export const readPhoto = async (image: string, resumeFile: string, mayConnect?: MayConnect): Promise<Photo> => {
  try {
    const file = resolve(resumeFile);
    const bytes = await bytesAt(new URL(image, pathToFileURL(file)), dirname(file), mayConnect);
    if ("problem" in bytes) return bytes;
    if (bytes.length > MAX_PICTURE_BYTES) return tooLarge;
    const type = fileTypeOf(bytes);
    if (!type?.isAccepted || type.isAnimated)
      return { problem: "it is not a still picture as JPEG, PNG, WebP, AVIF or GIF" };
    return { bytes, ending: type.name.toLowerCase().replace("jpeg", "jpg") };
  } catch (error) {
    return { problem: reasonOf(error) };
  }
};
