import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditOffice } from '../testing/credit-office.ts'
import type { FinancialClient } from '../testing/world.ts'

let gina: FinancialClient
let student: FinancialClient
let enrollmentId: number

const { newStudent, addCredit, openDebt, apply, refundOf, expectBooksInOrder } = creditOffice(
  (now) => ({ gina, student, enrollmentId } = now),
)

it('whatever is done in whatever order, no cent is used twice or lost', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('apply' as const), which: fc.nat(2) }),
    fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: 70_000 }) }),
    fc.record({ kind: fc.constant('undo' as const), which: fc.nat(5) }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 4 }),
      fc.array(act, { maxLength: 8 }),
      async (credits, acts) => {
        await newStudent()
        for (const amount of credits) await addCredit(amount)
        const debts = [await openDebt(10_000), await openDebt(30_000), await openDebt(70_000)]
        const total = credits.reduce((sum, amount) => sum + amount, 0)
        const done: { useId: string; amount: number; debtId: number | null }[] = []
        const attempt = (work: Promise<{ useId: string }>, amount: number, debtId: number | null) =>
          work.then(
            ({ useId }) => done.push({ useId, amount, debtId }),
            () => undefined,
          )
        for (const step of acts) {
          const { left, debts: targets } = await gina.credits.ofStudent({ enrollmentId })
          if (step.kind === 'refund') await attempt(gina.credits.refund(refundOf(step.amount, left)), step.amount, null)
          else if (step.kind === 'apply') {
            const debtId = debts[step.which]!
            const takes = targets.find((target) => target.debtId === debtId)?.takes
            await attempt(apply(debtId, takes ?? 1), takes ?? 1, debtId)
          } else if (done[step.which]) {
            const { useId, debtId } = done[step.which]!
            const isNewest = debtId === null || !done.slice(step.which + 1).some((later) => later.debtId === debtId)
            const undone = gina.credits.undo({ useId, note: '' })
            if (isNewest) {
              await undone
              done.splice(step.which, 1)
            } else await expect(undone).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
          }
          const used = done.reduce((sum, { amount }) => sum + amount, 0)
          expect((await student.credits.own()).left).toBe(total - used)
        }
        for (const [at, owed] of [10_000, 30_000, 70_000].entries()) {
          const paid = done.reduce((sum, { debtId, amount }) => (debtId === debts[at] ? sum + amount : sum), 0)
          expect(await student.debts.get({ debtId: debts[at]! })).toMatchObject(
            paid === owed ? { status: 'settled' } : { status: 'open', amountPayable: owed - paid },
          )
        }
        await expectBooksInOrder()
      },
    ),
    { numRuns: 12 },
  )
})
