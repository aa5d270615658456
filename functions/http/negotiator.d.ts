/** Types for the part of negotiator 1 that is used here. Its published types lack `preferred`. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> });
    mediaType(available: string[]): string | undefined;
    languages(available: string[]): string[];
    encodings(available: string[], options: { preferred: string[] }): string[];
  }
}
