import { formatBody } from "../../guides/curl.ts";
import { stringMember } from "../shared/string-member.ts";
import { openStep } from "./step.ts";

const json = { "Content-Type": "application/json" };

/** How often a job is polled automatically, and the default delay between polls. */
const MAX_POLLS = 10;
const POLL_DELAY_SECONDS = 1;

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, count * 1_000));

/** Sends an inquiry and polls its job until it is completed. */
export const openInquiry = (): void => {
  let job: string | undefined;
  let states: string[] = [];
  const poll = openStep("poll-job", {
    request: () =>
      job === undefined ? "Send an inquiry first." : { method: "GET", path: `/api/jobs/${encodeURIComponent(job)}` },
    succeeded: (outcome) => stringMember(outcome, "status") === "completed",
    meaning: (outcome) => {
      const state = stringMember(outcome, "status");
      if (state === undefined) return undefined;
      if (states.at(-1) !== state) states.push(state);
      return `Job status: ${states.join(", then ")}.`;
    },
  });
  /** Polls until the job is completed, a request fails, or another job replaces it. */
  const follow = async (followed: string): Promise<void> => {
    for (let turn = 0; turn < MAX_POLLS && job === followed; turn += 1) {
      const outcome = await poll.run();
      if (stringMember(outcome, "status") !== "processing") return;
      await seconds(Number(outcome?.headers.get("retry-after")) || POLL_DELAY_SECONDS);
    }
  };
  openStep("send-inquiry", {
    request: (field, key) => ({
      method: "POST",
      path: "/api/contact",
      headers: { "Idempotency-Key": key, ...json },
      body: formatBody({ name: field("name"), email: field("email"), message: field("message") }),
    }),
    meaning: (outcome) => stringMember(outcome, "message"),
    onResponse: (outcome) => {
      const made = stringMember(outcome, "job_id");
      if (made === undefined || made === job) return;
      job = made;
      states = [];
      poll.refresh();
      void follow(made);
    },
  });
};
