type SharpModule = typeof import("sharp");

export type Sharp = ReturnType<SharpModule["default"]>;

/** Pictures cannot be processed, because sharp is missing. */
export class PictureError extends Error {}

/**
 * The library that decodes and encodes pictures.
 * @throws PictureError if it is not installed for this platform.
 */
export const loadSharp = async (): Promise<SharpModule["default"]> => {
  try {
    return (await import("sharp")).default;
  } catch (error) {
    throw new PictureError(
      "The package sharp, which draws and processes pictures, is not installed for this platform. Run `npm install --include=optional sharp` and try again.",
      { cause: error },
    );
  }
};
