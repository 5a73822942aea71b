/** Of the frames that people see, few differ: tenants, roles, languages, appearances. More would be a leak. */
const most = 300

/** Keeps what was asked for last. */
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
