/** A client stays connected for this long without a new consent. What ends a person's access is remembered as long. */
export const REFRESH_TOKEN_SECONDS = 30 * 86_400
