import { type Check, judged, notApplicable } from "../check.ts";

/** Whether a service is asked at the address that it was built for; every link in it is to that one. */
export const address: Check = {
  id: "address",
  title: "Address",
  run: (site) => {
    if (site.address === undefined) return notApplicable("a folder has none");
    const fault = {
      found: `${site.address} calls itself ${site.origin}`,
      fix: `Build and run it with SITE_URL=${site.address}, or say with --site ${site.origin} that this is meant.`,
    };
    return judged(site.address === site.origin ? [] : [fault], `calls itself ${site.origin}`);
  },
};
