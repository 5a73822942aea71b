/**
 * An address of the web that somebody else wrote, such as an institution's link.
 *
 * @returns null for paths, and for scripts and other schemes
 */
export function webAddress(wanted: string | null | undefined): string | null {
  const url = wanted ? URL.parse(wanted) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
