/**
 * Codes, tokens and clients become part of keys of the token store, which throws for a key of more than 512 bytes. What is longer
 * than anything that was given out is not looked up.
 */
const MOST_BYTES = 400

export const mayBeIssued = (text: string): boolean => new TextEncoder().encode(text).length <= MOST_BYTES
