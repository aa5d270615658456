/** The host cannot start. The message says why and what to do; no stack is shown. */
export class StartError extends Error {}
