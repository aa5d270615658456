import type { AstroIntegration } from "astro";

/** `npm run dev`: the API beside the pages. What it needs is loaded only there, so that builds do not wait for it. */
export const devServer = (): AstroIntegration => {
  let developing = false;
  return {
    name: "vitrine-dev",
    hooks: {
      "astro:config:setup": ({ command }) => {
        developing = command === "dev";
      },
      "astro:server:setup": async (setup) => {
        // A build has a server of its own, whose content the build hands over.
        if (developing) await (await import("./dev/server.ts")).serveApi(setup);
      },
    },
  };
};
