import { networkIcons } from "./network-icons.ts";

/** Names of networks and hosts that differ from the names of their icons. */
const aliases: Readonly<Record<string, string>> = {
  bsky: "bluesky",
  dev: "devdotto",
  devto: "devdotto",
  itch: "itchdotio",
  itchio: "itchdotio",
  twitter: "x",
  youtu: "youtube",
};

const iconNamed = (name: string): string | undefined => {
  const key = aliases[name] ?? name;
  return Object.hasOwn(networkIcons, key) ? networkIcons[key] : undefined;
};

/** The last part of a host before its top-level domain: "bsky" for bsky.app. */
const siteOf = (url: string): string => (URL.canParse(url) ? (new URL(url).hostname.split(".").at(-2) ?? "") : "");

/** The icon of a network, as an SVG path: by the name that the owner gives it, or else by the host of the profile. */
export const networkIcon = (network: string, url: string): string | undefined =>
  iconNamed(network.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "")) ?? iconNamed(siteOf(url));
