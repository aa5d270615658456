/** A setting that cannot be used. The message says which, what was found and what was expected. */
export class SettingsError extends Error {}
