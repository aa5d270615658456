import { expect, test } from "vitest";
import { networkIcon } from "./network-icon.ts";
import { networkIcons } from "./network-icons.ts";

test.each([
  ["GitHub", "https://github.com/ada", "github"],
  ["Stack Overflow", "https://stackoverflow.com/users/1", "stackoverflow"],
  ["Mastodon", "https://social.example/@ada", "mastodon"],
  ["Twitter", "https://twitter.com/ada", "x"],
  ["Code", "https://www.gitlab.com/ada", "gitlab"],
  ["Updates", "https://bsky.app/profile/ada", "bluesky"],
  ["ORCID", "https://orcid.org/0000", "orcid"],
])("the icon of %s at %s is %s", (network, url, name) => {
  expect(networkIcon(network, url)).toBe(networkIcons[name]);
});

test.each([
  ["Website", "https://ada.example.com"],
  ["constructor", "https://constructor.example/"],
  ["東京", "not a URL"],
])("%s at %s has none", (network, url) => {
  expect(networkIcon(network, url)).toBeUndefined();
});
