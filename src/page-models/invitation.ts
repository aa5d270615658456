import type { Portfolio } from "../content/content.ts";
import { stringsFor } from "../strings/strings.ts";
import { contactUrl } from "./home.ts";

/** How to reach the owner, for visitors who have read a page about their work to its end. */
export interface Invitation {
  readonly title: string;
  readonly availability: string | undefined;
  readonly action: { readonly label: string; readonly url: string };
}

export const invitationOf = (portfolio: Portfolio): Invitation => {
  const { profile, site } = portfolio;
  const { t } = stringsFor(site.language);
  return {
    title: t("project.invite", { name: profile.name }),
    availability: profile.availability,
    action: { label: t("home.contact"), url: contactUrl({ portfolio }) },
  };
};
