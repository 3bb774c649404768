/**
 * What frameworks find without an import is global under a name that nothing in code can have: components by their tags, and what
 * certain folders export.
 */

/** Begins the name of a component where a tag names it and nothing is imported under that name: `<UserCard`. */
export const OF_TAG = '<'
/** Begins the name of an export that components and others see without importing it: `>useUser`. */
export const AUTO_IMPORTED = '>'
/** A global name as a file that uses it has it. */
export const writtenOf = (global: string): string =>
  global.startsWith(AUTO_IMPORTED) ? global.slice(AUTO_IMPORTED.length) : global
