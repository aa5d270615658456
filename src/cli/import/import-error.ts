/** The file cannot be imported. The message is the whole report. */
export class ImportError extends Error {}
