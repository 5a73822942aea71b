export interface Feature {
  alias: string
}

/** Whether the institution has any of the features (docs/requirements/shell.md §5). @throws TypeError for an empty list */
export function hasFeature(features: readonly Feature[], alias: string | readonly string[]): boolean {
  const wanted = [alias].flat().filter(Boolean)
  if (wanted.length === 0) throw new TypeError('A feature check needs an alias')
  return features.some((feature) => wanted.includes(feature.alias))
}
