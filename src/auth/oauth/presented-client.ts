/**
 * Which client a token request claims to come from: in the form, by Basic authentication, or as the issuer of an
 * assertion.
 *
 * The library accepts all three, and fetches the document of a client that is identified by an address. So everything
 * it might accept is read here first; reading more than the library does is harmless.
 */
export function presentedClients(headers: Headers, form: URLSearchParams): ReadonlySet<string> {
  const said = [...form.getAll('client_id'), byBasic(headers.get('authorization')), byAssertion(form)]
  return new Set(said.filter((client): client is string => client !== undefined && client !== ''))
}

/** RFC 6749, section 2.3.1: both halves are form-encoded. */
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
