/** The most entries: they differ by tenant, role, language or appearance, which few people have for themselves. More would be a leak. */
const most = 300

/** A cache of the most recently used entries. */
export function boundedCache<Kept>(limit = most): (key: string, make: () => Kept) => Kept {
  const kept = new Map<string, Kept>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    if (kept.size > limit) kept.delete(kept.keys().next().value!)
    return value
  }
}
