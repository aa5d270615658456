import type { AstroIntegration, AstroPrerenderer } from "astro";
import { ownIntegrations } from "../../../content/output/renders-all.ts";
import { pageError } from "./page-error.ts";

/**
 * An integration that ends a build at the first page that cannot be rendered: no page starts after it, and those that have
 * started finish before their folder is deleted. Astro's messages about the page would repeat the error, so they are left
 * out.
 */
export const stopAtFirstError = (root: string): AstroIntegration => ({
  name: ownIntegrations.firstError,
  hooks: {
    "astro:build:start": ({ setPrerenderer, logger: { options: log } }) =>
      setPrerenderer((prerenderer): AstroPrerenderer => {
        const { destination } = log;
        const messages: Parameters<typeof destination.write>[0][] = [];
        const started = new Set<Promise<unknown>>();
        let hasFailed = false;
        return {
          ...prerenderer,
          setup: () => {
            log.destination = { write: (message) => void messages.push(message) };
            return prerenderer.setup?.() ?? Promise.resolve();
          },
          render: async (request, options) => {
            if (hasFailed) return new Promise<never>(() => {});
            const rendering = prerenderer.render(request, options);
            started.add(rendering);
            try {
              return await rendering;
            } catch (error) {
              if (hasFailed) return new Promise<never>(() => {});
              hasFailed = true;
              await Promise.allSettled(started);
              throw pageError(error, root, options.routeData.component);
            } finally {
              started.delete(rendering);
            }
          },
          teardown: async () => {
            log.destination = destination;
            if (!hasFailed) for (const message of messages) destination.write(message);
            await prerenderer.teardown?.();
          },
        };
      }),
  },
});
