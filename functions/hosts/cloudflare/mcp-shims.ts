/**
 * What the MCP library takes from its host, in the place of its own module for Workers (src/build/worker): that brings a
 * validator of JSON Schema along, which is for answers of clients, and no client is asked anything here.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error("nothing is asked of clients, so there is nothing to validate");
  }
}

/** Only servers over standard input and output use it. */
export const process = {};
