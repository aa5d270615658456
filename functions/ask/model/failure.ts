/** Thrown if a language model returns no usable answer. The message is logged and contains no text of the model. */
export class ModelFailure extends Error {}
