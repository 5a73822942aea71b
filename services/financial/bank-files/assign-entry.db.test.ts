import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { returnFile } from '../../../demo/sandbox/bank/return-file.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../testing/world.ts'
import { bookBankFile } from './book-bank-file.queries.ts'
import { readBankFile } from './read-bank-file.queries.ts'

let world: World
let userId = 9500
let accountId: number
let enrollmentId: number
let student: FinancialClient
let number = 9_000_000_000

const manager = (given: Parameters<typeof staff>[0] = {}) => world.client(staff({ permissions: { financial: ['banks.manage'] }, ...given }))
const gina = () => manager().bankFiles
const period = { from: '2026-11-20', to: '2026-11-20' }
const day = 86_400_000

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  world.people.set('1 9001', { name: 'Gina Prates', email: null, phone: null, locale: 'pt-BR' })
  const [account] = await world.rows<{ id: number }>(1, 'select account_id as id from financial.bank_account where institution_id = 11')
  accountId = account!.id
})

beforeEach(async () => {
  enrollmentId = await addEnrollment(world, { userId: ++userId })
  student = world.client(principal({ userId }))
})

/** Money under a number that no slip has, in a file that was booked; as the reconciliation lists it. */
async function unknownEntry(amount = 100_000): Promise<{ fileId: string; entryId: string; ourNumber: string }> {
  const ourNumber = `1000011${++number}`
  const { fileId } = await gina().send({ file: returnFile([{ ourNumber, amount, paidOn: '2026-11-20' }], { sequence: number % 100_000 }) })
  await readBankFile(world.ports, 1, fileId)
  await gina().book({ fileId })
  await bookBankFile(world.ports, 1, fileId)
  const open = await getDifference(ourNumber)
  return { fileId, ourNumber, entryId: open!.entryId }
}
const getDifference = async (ourNumber: string) =>
  (await gina().reconciliation({ accountId, ...period })).differences.find((one) => one.ourNumber === ourNumber)
const assign = (entryId: string, debtId: number, given: { idempotencyKey?: string; bankFiles?: FinancialClient['bankFiles'] } = {}) =>
  (given.bankFiles ?? gina()).assignEntry({
    accountId,
    entryId,
    paidOn: '2026-11-20',
    debtId,
    note: 'Carnê antigo',
    idempotencyKey: given.idempotencyKey ?? crypto.randomUUID(),
  })

async function expectBooksInOrder(): Promise<void> {
  const faults = await world.rows(
    1,
    `select r.end_to_end_id as id from financial.receipt r left join financial.ledger_entry l using (end_to_end_id)
       group by r.end_to_end_id, r.amount_cents having r.amount_cents is distinct from sum(l.amount_cents)`,
  )
  expect(faults).toEqual([])
}

it('what a person has to check first is not offered to be assigned, as it is refused', async () => {
  const debtId = await addDebt(world, { enrollmentId })
  const ourNumber = `1000011${++number}`
  const { fileId } = await gina().send({
    file: returnFile([{ ourNumber, amount: 50_000, paidOn: '2026-11-20', movement: '99' }], { sequence: number % 100_000 }),
  })
  await readBankFile(world.ports, 1, fileId)
  await gina().book({ fileId })
  await bookBankFile(world.ports, 1, fileId)
  const toCheck = await getDifference(ourNumber)
  expect(toCheck).toMatchObject({ kind: 'not_booked', paymentId: null, isAssignable: false })
  await expect(assign(toCheck!.entryId, debtId)).rejects.toMatchObject({ code: 'CONTENT_CHANGED' })
  const money = await unknownEntry()
  expect(await getDifference(money.ourNumber)).toMatchObject({ isAssignable: true })
})

describe('money under an unknown number', () => {
  it('is booked on the debt that staff choose, at what it cost on the day of payment, and leaves the differences', async () => {
    const { entryId, ourNumber, fileId } = await unknownEntry()
    // Late today, and not on the day when it was paid.
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-20' })
    world.clock.advance(4 * day)
    expect((await student.debts.get({ debtId })).amountPayable).toBeGreaterThan(100_000)
    const { useId } = await assign(entryId, debtId)
    expect(await student.debts.get({ debtId })).toMatchObject({
      status: 'settled',
      paidAt: '2026-11-20T15:00:00.000Z',
      breakdown: { amountPayable: 100_000 },
      receipts: [{ kind: 'settlement', method: 'bank_slip', byCredit: false, amount: 100_000 }],
    })
    expect(await getDifference(ourNumber)).toBeUndefined()
    const resolved = await gina().reconciliation({ accountId, ...period, differences: 'resolved' })
    expect(resolved.assigned.find((one) => one.useId === useId)).toMatchObject({
      ourNumber,
      studentName: 'Ana Souza',
      debtId,
      assignedBy: 'Gina Prates',
      note: 'Carnê antigo',
      isUndoable: true,
    })
    expect((await gina().list({})).results.find((file) => file.fileId === fileId)).toMatchObject({
      booked: { entries: 1, amount: 100_000 },
      unresolved: null,
    })
    const received = await manager({ permissions: { financial: ['debts.read'] } }).receivedPayments.list({
      filter: { search: entryId },
      sort: 'studentName',
    })
    expect(received.results).toMatchObject([{ method: 'bank_slip', status: 'approved', receivedAmount: 100_000, studentName: 'Ana Souza' }])
    expect(await student.payments.receipt({ paymentId: received.results[0]!.paymentId })).toMatchObject({
      amount: 100_000,
      creditAmount: 0,
      debts: [{ debtId }],
    })
    world.clock.advance(-4 * day)
    await expectBooksInOrder()
  })

  it('that settles nothing is credit of the student, and what is over as well', async () => {
    const settled = await addDebt(world, { enrollmentId, status: 'settled' })
    const open = await addDebt(world, { enrollmentId })
    await assign((await unknownEntry(30_000)).entryId, settled)
    await assign((await unknownEntry(100_500)).entryId, open)
    expect((await student.credits.own()).credits.map(({ amount }) => amount).toSorted()).toEqual([30_000, 500].toSorted())
    expect((await student.debts.get({ debtId: open })).status).toBe('settled')
    await expectBooksInOrder()
  })

  it('that is less than the debt reduces it, until it is given back', async () => {
    const debtId = await addDebt(world, { enrollmentId })
    const { useId } = await assign((await unknownEntry(30_000)).entryId, debtId)
    expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', partPaid: 30_000, amountPayable: 70_000 })
    expect(await student.credits.own()).toMatchObject({ left: 0, credits: [] })
    await expectBooksInOrder()
    await gina().unassignEntry({ useId })
    expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', partPaid: null, amountPayable: 100_000, receipts: [] })
    await expectBooksInOrder()
  })

  it('can be of a student who never signed in', async () => {
    const debtId = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: null, studentName: 'Zeno Sem Conta' }) })
    await assign((await unknownEntry(100_500)).entryId, debtId)
    const reader = manager({ permissions: { financial: ['debts.read'] } })
    expect(await reader.debts.get({ debtId })).toMatchObject({ status: 'settled' })
    expect((await reader.credits.list({ filter: { search: 'Zeno Sem Conta' } })).results).toMatchObject([{ left: 500 }])
  })

  it('is given back on the day: the debt is open, the entry unknown, and it can be given to another', async () => {
    const { entryId, ourNumber } = await unknownEntry()
    const debtId = await addDebt(world, { enrollmentId })
    const { useId } = await assign(entryId, debtId)
    await gina().unassignEntry({ useId })
    expect(await student.debts.get({ debtId })).toMatchObject({ status: 'open', receipts: [] })
    expect(await getDifference(ourNumber)).toMatchObject({ kind: 'not_booked', paymentId: null })
    await expect(gina().unassignEntry({ useId })).rejects.toMatchObject({ code: 'CONTENT_CHANGED' })
    await expectBooksInOrder()
    const other = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId: ++userId }) })
    await assign(entryId, other)
    const right = world.client(principal({ userId }))
    expect(await right.debts.get({ debtId: other })).toMatchObject({ status: 'settled', receipts: [{ amount: 100_000 }] })
    expect((await student.debts.get({ debtId })).receipts).toEqual([])
    expect(await world.rows(1, 'select amount_cents from financial.receipt where end_to_end_id = $1', [entryId])).toEqual([
      { amount_cents: 100_000 },
    ])
    await expectBooksInOrder()
  })

  it('is not given back once its credit was used, nor on another day', async () => {
    const settled = await addDebt(world, { enrollmentId, status: 'settled' })
    const { useId } = await assign((await unknownEntry()).entryId, settled)
    const credits = manager({ permissions: { financial: ['debts.read', 'credits.manage'] } }).credits
    const refund = {
      amount: 1,
      expectedLeft: 100_000,
      refundedOn: '2026-11-21',
      way: 'cash' as const,
      destination: 'Ana',
      reference: 'Recibo 1',
    }
    const used = await credits.refund({ enrollmentId, ...refund, note: '', idempotencyKey: crypto.randomUUID() })
    await expect(gina().unassignEntry({ useId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await credits.undo({ useId: used.useId, note: '' })
    world.clock.advance(day)
    await expect(gina().unassignEntry({ useId })).rejects.toMatchObject({ code: 'DEADLINE_OVER' })
    world.clock.advance(-day)
    await gina().unassignEntry({ useId })
    expect(await student.credits.own()).toEqual({ left: 0, credits: [], uses: [] })
    await expectBooksInOrder()
  })

  it('is given once by two at once, and again by neither', async () => {
    for (let round = 0; round < 4; round++) {
      const { entryId } = await unknownEntry()
      const [debtId, other] = [await addDebt(world, { enrollmentId }), await addDebt(world, { enrollmentId })]
      const idempotencyKey = crypto.randomUUID()
      const answers = await Promise.allSettled([
        assign(entryId, debtId, { idempotencyKey }),
        assign(entryId, other, { bankFiles: manager({ userId: 9002 }).bankFiles }),
        assign(entryId, debtId, { idempotencyKey }),
      ])
      const refused = answers.filter((answer) => answer.status === 'rejected')
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'CONTENT_CHANGED', status: 409 })
      expect([1, 2]).toContain(refused.length)
      const states = [(await student.debts.get({ debtId })).status, (await student.debts.get({ debtId: other })).status]
      expect(states.toSorted()).toEqual(['open', 'settled'])
      await expectBooksInOrder()
    }
  })

  it('is of the account that it came to: no other tenant, institution or permission can give it', async () => {
    const { entryId } = await unknownEntry()
    const debtId = await addDebt(world, { enrollmentId })
    const elsewhere = await addDebt(world, { enrollmentId: await addEnrollment(world, { userId, institutionId: 12 }) })
    await expect(assign(entryId, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const given of [{ tenantId: 2 }, { institutionId: 12 }])
      await expect(assign(entryId, debtId, { bankFiles: manager(given).bankFiles })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const given of [{ permissions: { financial: ['debts.read'] } }, { impersonatedBy: 9002 }])
      await expect(assign(entryId, debtId, { bankFiles: manager(given).bankFiles })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(assign('CNAB-1-nothing', debtId)).rejects.toMatchObject({ code: 'CONTENT_CHANGED' })
  })
})
