/**
 * An http(s) URL from untrusted input, such as an institution's link.
 *
 * @returns null for paths, and for scripts and other schemes
 */
export function webAddress(wanted: string | null | undefined): string | null {
  const url = wanted ? URL.parse(wanted) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Whether an origin may go into a header: https, or this machine. Names may hold signs that end a source or a policy. */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  if (!/^[a-z0-9.-]+$/.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost')))
}
