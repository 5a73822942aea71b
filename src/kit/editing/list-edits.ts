export function changed<Item>(items: readonly Item[], at: number, change: (item: Item) => Item): Item[] {
  return items.map((item, index) => (index === at ? change(item) : item))
}

export const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, index) => index !== at)

/** Returns the items with one moved by a place; unchanged if it would leave the list. */
export function moved<Item>(items: Item[], at: number, by: 1 | -1): Item[] {
  if (at + by < 0 || at + by >= items.length) return items
  const next = [...items]
  next.splice(at + by, 0, ...next.splice(at, 1))
  return next
}
