/** An invalid option or environment variable. The message names it, what was found and what was expected. */
export class SettingsError extends Error {}
