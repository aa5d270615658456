import { type Check, notApplicable, passOrFail } from "../../check.ts";

/** Whether the service runs at the origin that it was built for, which all its links contain. */
export const address: Check = {
  id: "address",
  title: "Address",
  run: (site) => {
    if (site.address === undefined) return notApplicable("a folder has no address");
    const fault = {
      found: `${site.address} was built for ${site.origin}`,
      fix: `Build and run it with SITE_URL=${site.address}, or pass --site ${site.origin} if this is intended.`,
    };
    return passOrFail(site.address === site.origin ? [] : [fault], `built for ${site.origin}`);
  },
};
