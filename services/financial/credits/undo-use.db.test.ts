import { describe, expect, it } from 'vitest'
import { addDebt } from '../testing/builders.ts'
import { creditOffice } from '../testing/credit-office.ts'
import type { FinancialClient, World } from '../testing/world.ts'

let world: World
let gina: FinancialClient
let student: FinancialClient
let enrollmentId: number

const { charge, addCredit, openDebt, apply, refundOf, pay, cancel, getState, expectBooksInOrder } = creditOffice(
  (now) => ({ world, gina, student, enrollmentId } = now),
)

const hour = 3_600_000

describe('an act', () => {
  it('is undone on its day: the debt is open, the credit is there, and both stay on record', async () => {
    await addCredit()
    const debtId = await openDebt()
    const { useId } = await apply(debtId, 100_000)
    await gina.credits.undo({ useId, note: 'Aluno errado' })
    expect(await getState(debtId)).toBe('open')
    expect(await student.debts.get({ debtId })).toMatchObject({ receipts: [], breakdown: { amountPayable: 100_000 } })
    expect(await student.credits.own()).toMatchObject({ left: 100_000, uses: [] })
    expect((await gina.credits.ofStudent({ enrollmentId })).uses).toMatchObject([
      { useId, undoneBy: 'Gina Prates', undoneNote: 'Aluno errado', isUndoable: false },
    ])
    await expect(gina.credits.undo({ useId, note: '' })).rejects.toMatchObject({ code: 'CONTENT_CHANGED', status: 409 })
    await expectBooksInOrder()
    const statement = await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })
    expect(statement.rows.some(({ kind }) => kind === 'credit_used')).toBe(false)
    await apply(debtId, 100_000)
    expect(await getState(debtId)).toBe('settled')
    await expect(world.rows(1, 'delete from financial.credit_use where use_id = $1', [useId])).rejects.toThrow('append-only')
  })

  it('that paid a part is undone from the newest back, and the debt is what it was after the parts before', async () => {
    await addCredit(20_000)
    const debtId = await openDebt()
    await pay(debtId, 33_333)
    const first = await apply(debtId, 20_000)
    await addCredit(10_000)
    const second = await apply(debtId, 10_000)
    await expect(gina.credits.undo({ useId: first.useId, note: '' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    for (const [{ useId }, partPaid] of [
      [second, 53_333],
      [first, 33_333],
    ] as const) {
      await gina.credits.undo({ useId, note: '' })
      expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', partPaid, amountPayable: 100_000 - partPaid })
      await expectBooksInOrder()
    }
    expect((await student.credits.own()).left).toBe(30_000)
  })

  it('that is undone ends codes for the rest, whose money then pays no more than it is', async () => {
    await addCredit(60_000)
    const debtId = await openDebt()
    const { useId } = await apply(debtId, 60_000)
    const code = await charge(debtId)
    await gina.credits.undo({ useId, note: '' })
    expect((await world.bank.getCharge(code))!.status).toBe('removed')
    await pay(debtId, 40_000, code)
    expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', partPaid: 40_000, amountPayable: 60_000 })
    await expectBooksInOrder()
  })

  it('of a refund gives the credit back', async () => {
    await addCredit()
    const { useId } = await gina.credits.refund(refundOf(100_000, 100_000))
    expect((await student.credits.own()).left).toBe(0)
    await gina.credits.undo({ useId, note: '' })
    expect(await student.credits.own()).toMatchObject({ left: 100_000, uses: [] })
    await expectBooksInOrder()
  })

  it('is undone once by two at once', async () => {
    await addCredit()
    const { useId } = await gina.credits.refund(refundOf(100_000, 100_000))
    const answers = await Promise.allSettled([gina.credits.undo({ useId, note: '' }), gina.credits.undo({ useId, note: '' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await student.credits.own()).left).toBe(100_000)
    await expectBooksInOrder()
  })

  it('on a debt that a request waits for goes on once it is settled, and then is not undone', async () => {
    await addCredit(40_000)
    const waiting = await addDebt(world, { enrollmentId, type: 'service' })
    await world.rows(1, 'update financial.debt set request_id = gen_random_uuid() where debt_id = $1', [waiting])
    const told = world.settledSources.length
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([{ debtId: waiting, takes: 40_000, isFinal: false }])
    const part = await apply(waiting, 40_000)
    expect(world.settledSources.length).toBe(told)
    await gina.credits.undo({ useId: part.useId, note: '' })
    await gina.credits.refund(refundOf(40_000, 40_000))
    await cancel(waiting)

    await addCredit()
    const debtId = await addDebt(world, { enrollmentId, type: 'service' })
    await world.rows(1, 'update financial.debt set request_id = gen_random_uuid() where debt_id = $1', [debtId])
    expect((await gina.credits.ofStudent({ enrollmentId })).debts).toMatchObject([{ debtId, isFinal: true }])
    const { useId } = await apply(debtId, 100_000)
    expect(world.settledSources.at(-1)).toMatchObject({ debtId, status: 'paid' })
    await expect(gina.credits.undo({ useId, note: '' })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await student.credits.own()).left).toBe(0)
    await expectBooksInOrder()
  })
})

it('the day ends at midnight where the institution is', async () => {
  await addCredit(200_000)
  // To a minute before midnight in São Paulo.
  world.clock.advance(12 * hour - 60_000)
  const [late, later] = [await apply(await openDebt(), 100_000), await apply(await openDebt(), 100_000)]
  await gina.credits.undo({ useId: late.useId, note: '' })
  world.clock.advance(60_000)
  await expect(gina.credits.undo({ useId: later.useId, note: '' })).rejects.toMatchObject({ code: 'DEADLINE_OVER', status: 409 })
  expect((await gina.credits.ofStudent({ enrollmentId })).uses.map(({ isUndoable }) => isUndoable)).toEqual([false, false])
})
