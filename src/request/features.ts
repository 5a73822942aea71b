/** A part of the product that an institution has (docs/requirements/shell.md, section 3, `Application.features`). */
export interface Feature {
  alias: string
}

/**
 * Whether the institution has a feature, or any of several (docs/requirements/shell.md, section 5). Fails closed: what nobody
 * listed is missing.
 *
 * @throws TypeError when none is asked for, which would otherwise mean whatever one likes
 */
export function hasFeature(features: readonly Feature[], alias: string | readonly string[]): boolean {
  const wanted = [alias].flat().filter(Boolean)
  if (wanted.length === 0) throw new TypeError('A feature check needs an alias')
  return features.some((feature) => wanted.includes(feature.alias))
}
