/** A part of the product that an institution has (docs/requirements/shell.md, section 3, `Application.features`). */
export interface Feature {
  alias: string
}

/**
 * Whether the institution has a feature, or any of several (docs/requirements/shell.md, section 5). Fails closed.
 *
 * @throws TypeError for an empty list
 */
export function hasFeature(features: readonly Feature[], alias: string | readonly string[]): boolean {
  const wanted = [alias].flat().filter(Boolean)
  if (wanted.length === 0) throw new TypeError('A feature check needs an alias')
  return features.some((feature) => wanted.includes(feature.alias))
}
