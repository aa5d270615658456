import { laidOut } from "../../portfolio/curl.ts";
import { jsonOf, type Outcome } from "../shared/send.ts";
import { openStep } from "./step.ts";

const json = { "Content-Type": "application/json" };

/** A member of a body as text, or undefined. */
const textIn = (outcome: Outcome, name: string): string | undefined => {
  const body = jsonOf(outcome);
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === "string" ? value : undefined;
};

/** How often a job is asked for by itself, and the seconds in between where the answer says none. */
const most = 10;
const pause = 1;

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1_000));

/** Sends an inquiry, and follows its job until it is completed. */
export const openInquiry = (): void => {
  let job: string | undefined;
  let states: string[] = [];
  const poll = openStep("poll-job", {
    request: () =>
      job === undefined ? "Send an inquiry first." : { method: "GET", path: `/api/jobs/${encodeURIComponent(job)}` },
    succeeded: (outcome) => textIn(outcome, "status") === "completed",
    meaning: (outcome) => {
      const state = textIn(outcome, "status");
      if (state === undefined) return undefined;
      if (states.at(-1) !== state) states.push(state);
      return `The job is ${states.join(", then ")}.`;
    },
  });
  /** Asks until the job is completed, something goes wrong, or another job is to be followed. */
  const follow = async (followed: string): Promise<void> => {
    for (let turn = 0; turn < most && job === followed; turn += 1) {
      const outcome = await poll.run();
      if (textIn(outcome, "status") !== "processing") return;
      await seconds(Number(outcome?.headers.get("retry-after")) || pause);
    }
  };
  openStep("send-inquiry", {
    request: (field, key) => ({
      method: "POST",
      path: "/api/contact",
      headers: { "Idempotency-Key": key, ...json },
      body: laidOut({ name: field("name"), email: field("email"), message: field("message") }),
    }),
    onAnswer: (outcome) => {
      const made = textIn(outcome, "job_id");
      if (made === undefined || made === job) return;
      job = made;
      states = [];
      poll.refresh();
      void follow(made);
    },
  });
};
