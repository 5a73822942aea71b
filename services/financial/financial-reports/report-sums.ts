import type { Counted } from '#api/financial-reports.ts'

export const nothing: Counted = { count: 0, amount: 0 }

export const sumOf = (rows: readonly Counted[]): Counted =>
  rows.reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), nothing)
