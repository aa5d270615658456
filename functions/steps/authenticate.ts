import { ApiError } from "../../src/contract/errors.ts";
import { isRevoked, type Recognize, textIn } from "../agent/presented.ts";
import type { AppContext, Presented, Step } from "../environment.ts";
import type { Ports } from "../ports.ts";
import { exactly } from "../stores/exactly.ts";

/**
 * Looks at the credential that a request carries. A read goes on whatever becomes of it; who needs a valid one asks the
 * exchange (D8). Requests without one do not wait.
 */
export const authenticate = (ports: Ports, recognize: Recognize): Step => {
  const look = async (text: string, context: AppContext): Promise<Presented> => {
    try {
      const credential = await recognize(text);
      if (!credential) return { state: "invalid" };
      const revoked = await exactly(ports, context)(() => isRevoked(credential, ports));
      return revoked ? { state: "invalid" } : { state: "valid", credential };
    } catch (error) {
      if (error instanceof ApiError) return { state: "unverifiable" };
      throw error;
    }
  };
  return (context) => {
    const text = textIn(context.req.raw.headers);
    if (text === undefined) return undefined;
    const exchange = context.get("exchange");
    exchange.presented = { state: "invalid" };
    if (text === null) return undefined;
    return look(text, context).then((presented) => {
      exchange.presented = presented;
      return undefined;
    });
  };
};
