/** What is to be imported cannot be. The message is the whole report. */
export class ImportError extends Error {}
