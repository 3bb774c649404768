/**
 * Which client a request to the token endpoint says that it is: in the form, by Basic, or as the issuer of an assertion.
 *
 * The library hears all three, and asks the web about a client that is named by an address. So whatever it might hear is read
 * here first; what is read here and not there does no harm.
 */
export function presentedClients(headers: Headers, form: URLSearchParams): ReadonlySet<string> {
  const said = [...form.getAll('client_id'), byBasic(headers.get('authorization')), byAssertion(form)]
  return new Set(said.filter((client): client is string => client !== undefined && client !== ''))
}

/** RFC 6749, 2.3.1: both halves are encoded as a form encodes them. */
function byBasic(authorization: string | null): string | undefined {
  const credentials = /^basic[ \t]+(.+)$/i.exec(authorization ?? '')?.[1]
  if (credentials === undefined) return undefined
  try {
    const [id = ''] = atob(credentials.trim()).split(':')
    return decodeURIComponent(id.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function byAssertion(form: URLSearchParams): string | undefined {
  const claims = form.get('client_assertion')?.split('.')[1]
  if (claims === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(claims.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
    const { iss } = JSON.parse(new TextDecoder().decode(bytes)) as { iss?: unknown }
    return typeof iss === 'string' ? iss : undefined
  } catch {
    return undefined
  }
}
