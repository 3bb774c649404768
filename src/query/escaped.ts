/** A text as part of a regular expression that means it literally. What comes from a repository or a caller must not be a pattern. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
