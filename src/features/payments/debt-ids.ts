import { integer } from '../../shared/search/search-values.ts'

/** The debts that an address names, such as `1,2,3`, or `1&debts=2` as a form's boxes say it: each once, in their order, at most fifty; what is no id is left out. */
export function debtIdsIn(value: unknown): number[] {
  const parts = [value]
    .flat()
    .flatMap((part: unknown): unknown[] => (typeof part === 'number' ? [part] : typeof part === 'string' ? part.split(',') : []))
  const ids = parts.flatMap((part) => integer(part, 1, 2_147_483_647) ?? [])
  return [...new Set(ids)].sort((one, other) => one - other).slice(0, 50)
}
