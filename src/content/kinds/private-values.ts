import type { ContentValues } from "../content.ts";

/** The content without what is private, unless site.yaml publishes it (D16). */
export const publicValues = ({
  profile: { phone, address, postalCode, ...profile },
  experience: { references, ...experience },
  ...values
}: ContentValues): ContentValues => {
  const published = values.site.publish ?? [];
  return {
    ...values,
    profile: {
      ...profile,
      ...(phone && published.includes("phone") && { phone }),
      ...(address && published.includes("address") && { address }),
      ...(postalCode && published.includes("address") && { postalCode }),
    },
    experience: { ...experience, ...(references && published.includes("references") && { references }) },
  };
};

/** The private values in the files that site.yaml does not publish, by their names in `publish`. */
export const privateNames = ({ profile, experience, site: { publish = [] } }: ContentValues): string[] =>
  [
    ...(profile.phone ? ["phone" as const] : []),
    ...(profile.address || profile.postalCode ? ["address" as const] : []),
    ...(experience.references?.length ? ["references" as const] : []),
  ].filter((name) => !publish.includes(name));
