import manifest from "../../package.json" with { type: "json" };

/** The release of Vitrine, e.g. `0.1.0`. */
export const release: string = manifest.version;
