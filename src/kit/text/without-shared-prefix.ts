/** Removes the prefix that all names share, such as those of campuses: a narrow picker cuts a long name at its end. */
export function withoutSharedPrefix(names: readonly string[]): string[] {
  const [first = '', ...others] = names
  if (others.length === 0) return [...names]
  let shared = 0
  for (let end = first.indexOf(', '); end !== -1; end = first.indexOf(', ', end + 1)) {
    if (others.every((name) => name.startsWith(first.slice(0, end + 2)))) shared = end + 2
  }
  return names.map((name) => name.slice(shared))
}
