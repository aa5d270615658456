/** A language model gave nothing that can be used. The message says why, in words of ours alone: it goes to the log. */
export class ModelFailure extends Error {}
