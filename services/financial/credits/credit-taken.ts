import { allocate } from '../payments/booking/allocation.ts'

/** How many cents of a credit an open debt takes, by the rule that payments are booked by. */
export function creditTaken(left: number, { debtId, owed }: { debtId: number; owed: number }): number {
  return allocate(Math.min(left, owed), [{ debtId, due: owed, open: true }])
    .filter(({ kind }) => kind === 'settlement')
    .reduce((sum, { amount }) => sum + amount, 0)
}
