/** Parses a percentage with at most two decimals, after a comma or a point, into basis points. Null for anything else, and above 100. */
export function getBasisPoints(typed: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  if (whole === undefined) return null
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return points <= 10_000 ? points : null
}

/** Formats a percentage as it is typed. */
export const percentText = (basisPoints: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(basisPoints / 100)
