/**
 * Lets a client that runs in a page read an answer: browsers keep answers, and most of their headers, from pages that nobody
 * allows. Any page may, because credentials are in a header that the page itself sends, and never in a cookie.
 */
export const READ_BY_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'WWW-Authenticate, Retry-After',
} as const
