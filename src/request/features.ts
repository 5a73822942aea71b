export interface Feature {
  alias: string
}

/** Whether the institution has any of the features (docs/requirements/shell.md §5). @throws TypeError for an empty list */
export function hasFeature(features: readonly Feature[], alias: string | readonly string[]): boolean {
  const aliases = [alias].flat().filter(Boolean)
  if (aliases.length === 0) throw new TypeError('A feature check needs an alias')
  return features.some((feature) => aliases.includes(feature.alias))
}
