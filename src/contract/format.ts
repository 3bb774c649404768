/**
 * The version of the treaty, and which versions a server still takes.
 *
 * A change that an older reader would misread raises FORMAT_VERSION. The server lists every version
 * that it still accepts, so that an indexer pinned in somebody's workflow keeps working for a while.
 */

/** What this code base writes. */
export const FORMAT_VERSION = 1

/** What this code base reads, newest first. */
export const ACCEPTED_FORMATS: readonly number[] = [1]
