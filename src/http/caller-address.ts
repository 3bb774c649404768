/**
 * Where a request comes from, as limits count it before anybody has said who they are. Cloudflare sets the header, whatever a
 * client sent; what a client may set itself (`X-Forwarded-For`) is not read.
 */
export function callerAddress(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? networkOf(address) : address
}

/** Of IPv6 the first half: whoever has one address of it has all the others too. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
