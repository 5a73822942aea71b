import type { ReportTemplate, TemplateBlock, TemplateText } from '#api/financial/template-content.ts'

/** A value that differs between two versions; null in a version that does not have it. */
export type TemplateDifference =
  | { part: 'name'; before: string; after: string }
  | { part: 'title'; before: TemplateText | null; after: TemplateText | null }
  | { part: 'block'; number: number; before: TemplateBlock | null; after: TemplateBlock | null }
  | { part: 'instruction'; number: number; before: TemplateText | null; after: TemplateText | null }

interface Compared {
  name: string
  content: ReportTemplate
}

/** Returns the differences in the document's order. Numbers are those of the newer version, or of the older one for removed parts. */
export function compareTemplates(before: Compared, after: Compared): TemplateDifference[] {
  const title = (content: ReportTemplate) => content.title ?? null
  const blocks = (content: ReportTemplate): readonly TemplateBlock[] => content.blocks
  const instructions = (content: ReportTemplate) => (content.document === 'bank-slip' ? (content.instructions ?? []) : [])
  return [
    ...(before.name === after.name ? [] : [{ part: 'name' as const, before: before.name, after: after.name }]),
    ...(isSame(title(before.content), title(after.content))
      ? []
      : [{ part: 'title' as const, before: title(before.content), after: title(after.content) }]),
    ...compareLists(blocks(before.content), blocks(after.content), (one, other) => one.type === other.type).map((difference) => ({
      part: 'block' as const,
      ...difference,
    })),
    ...compareLists(instructions(before.content), instructions(after.content), () => true).map((difference) => ({
      part: 'instruction' as const,
      ...difference,
    })),
  ]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface ItemDifference<Item> {
  number: number
  before: Item | null
  after: Item | null
}

/** Returns the differences of two lists. Between unchanged items, those that `mayBecome` one another were changed, others removed or added. */
export function compareLists<Item>(
  before: readonly Item[],
  after: readonly Item[],
  mayBecome: (before: Item, after: Item) => boolean,
): ItemDifference<Item>[] {
  const found: ItemDifference<Item>[] = []
  let [from, to] = [0, 0]
  for (const [stayedAt, staysAt] of [...commonItems(before, after), [before.length, after.length] as const]) {
    while (from < stayedAt || to < staysAt) {
      const was = from < stayedAt ? before[from]! : null
      const is = to < staysAt ? after[to]! : null
      const isGone = was !== null && (is === null || !mayBecome(was, is))
      found.push({ number: isGone ? from + 1 : to + 1, before: was, after: isGone ? null : is })
      if (was !== null) from += 1
      if (!isGone) to += 1
    }
    from = stayedAt + 1
    to = staysAt + 1
  }
  return found
}

/** Positions of the longest run of items that both have in the same order. */
function commonItems<Item>(before: readonly Item[], after: readonly Item[]): Array<readonly [number, number]> {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let from = before.length - 1; from >= 0; from--)
    for (let to = after.length - 1; to >= 0; to--)
      lengths[from]![to] = isSame(before[from], after[to])
        ? lengths[from + 1]![to + 1]! + 1
        : Math.max(lengths[from + 1]![to]!, lengths[from]![to + 1]!)
  const common: Array<readonly [number, number]> = []
  let [from, to] = [0, 0]
  while (from < before.length && to < after.length) {
    if (isSame(before[from], after[to])) common.push([from++, to++])
    else if (lengths[from + 1]![to]! >= lengths[from]![to + 1]!) from += 1
    else to += 1
  }
  return common
}
