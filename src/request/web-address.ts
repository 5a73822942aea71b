/** Normalises an untrusted URL; null unless it is http(s), which excludes `javascript:`. */
export function webAddress(wanted: string | null | undefined): string | null {
  const url = wanted ? URL.parse(wanted) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Whether an origin may go into a header: https, or localhost. Other characters could end a source or a directive. */
export function isSafeOrigin({ protocol, hostname }: URL): boolean {
  if (!/^[a-z0-9.-]+$/.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost')))
}
