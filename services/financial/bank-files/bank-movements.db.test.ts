import { beforeAll, describe, expect, it } from 'vitest'
import { returnText } from '../../../demo/sandbox/bank/return-file.ts'
import { bankOffice, ofInstitution, paid } from '../testing/bank-office.ts'
import { addInstitution } from '../testing/builders.ts'
import { createWorld, type World } from '../testing/world.ts'
import { readBankFile } from './read-bank-file.queries.ts'

let world: World
const { manager, gina, makeSlip, read, book, nextNumber, lastNumber, accountOfInstitution, receiptsOf } = bankOffice(() => world)

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
})

describe('a return file', () => {
  it.each([
    ['in one file', 1],
    ['in another file of the same day', 2],
  ])('books a slip that was paid twice as the payment and credit, and shows it: %s', async (_, files) => {
    const slip = await makeSlip({ institutionId: 12 })
    const day = { paidOn: '2026-09-20' }
    const account = ofInstitution(12)
    const entries = [paid(slip.ourNumber, day), paid(slip.ourNumber, day)]
    const parts = files === 1 ? [entries] : [entries.slice(0, 1), entries.slice(1)]
    const fileIds = []
    for (const part of parts) {
      const fileId = await read(part, account)
      const { findings } = await gina().get({ fileId })
      const again = { finding: 'paid_again', entries: 1, amount: 100_000 }
      const first = { finding: 'matches', entries: 1, amount: 100_000 }
      expect(findings).toHaveLength(files === 1 ? 2 : 1)
      expect(findings).toEqual(expect.arrayContaining(files === 1 ? [first, again] : [fileIds.length === 0 ? first : again]))
      await book(fileId)
      fileIds.push(fileId)
    }
    expect(await slip.student.payments.get({ paymentId: slip.paymentId })).toMatchObject({ status: 'approved', creditAmount: 100_000 })
    expect(await receiptsOf(slip.paymentId)).toHaveLength(2)
    const last = await gina().get({ fileId: fileIds.at(-1)! })
    expect(last.unresolved).toEqual({ entries: 1, since: '2026-09-20' })
    const period = { accountId: await accountOfInstitution(12), from: '2026-09-20', to: '2026-09-20' }
    const found = (await gina().reconciliation(period)).differences.filter(({ ourNumber }) => ourNumber === slip.ourNumber)
    expect(found).toMatchObject([{ kind: 'paid_again', amount: 100_000, expected: 100_000, paymentId: slip.paymentId }])
    const { kind, entryId, paidOn } = found[0]!
    await gina().resolveDifference({ accountId: period.accountId, kind, entryId, paidOn, reason: 'refunded', note: '' })
    expect(await gina().get({ fileId: fileIds.at(-1)! })).toMatchObject({ unresolved: null })
    // Each file again is the same again.
    const sent = lastNumber()
    for (const [index, part] of parts.entries()) {
      const again = await read(part, { ...account, sequence: sent - parts.length + 1 + index, after: ' ' })
      expect((await gina().get({ fileId: again })).findings.map(({ finding }) => finding)).toEqual(['booked_before'])
    }
  })

  it('tells of money that is said to be paid on a day to come, and books it when that has come', async () => {
    const slip = await makeSlip()
    const tomorrow = new Date(world.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const fileId = await read([paid(slip.ourNumber, { paidOn: tomorrow })])
    expect(await book(fileId)).toMatchObject({
      findings: [{ finding: 'future_day', entries: 1, amount: 100_000 }],
      booked: { entries: 0 },
      unresolved: { entries: 1, since: tomorrow },
      arrived: 0,
    })
    expect(await receiptsOf(slip.paymentId)).toEqual([])
    await expect(gina().book({ fileId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    world.clock.advance(86_400_000)
    expect(await gina().get({ fileId })).toMatchObject({ arrived: 1 })
    expect(await book(fileId)).toMatchObject({ findings: [{ finding: 'matches' }], booked: { entries: 1 }, unresolved: null, arrived: 0 })
    world.clock.advance(-86_400_000)
  })

  it('leaves money of movements that no manual has to a person, and takes those of the bank for money', async () => {
    const [unknown, ended] = [await makeSlip({ institutionId: 12 }), await makeSlip({ institutionId: 12 })]
    const day = { paidOn: '2026-09-21' }
    const fileId = await read(
      [paid(unknown.ourNumber, { ...day, movement: '99' }), paid(ended.ourNumber, { ...day, movement: '09' })],
      ofInstitution(12),
    )
    expect(await book(fileId)).toMatchObject({
      findings: [{ finding: 'to_check', entries: 2, amount: 200_000 }],
      payments: { entries: 0 },
      unresolved: { entries: 2, since: '2026-09-21' },
    })
    expect(await receiptsOf(unknown.paymentId)).toEqual([])
    const found = await gina().reconciliation({ accountId: await accountOfInstitution(12), from: '2026-09-21', to: '2026-09-21' })
    expect(found).toMatchObject({ bank: { entries: 0, amount: 0 }, open: 2, differences: [{ kind: 'not_booked' }, { kind: 'not_booked' }] })
  })

  it.each([
    ['09', 'written_off'],
    ['03', 'rejected'],
    ['25', 'protested'],
  ])('with movement %s ends the slip, says why to staff, and lets the student make another', async (movement, how) => {
    const slip = await makeSlip()
    const live = async () => (await slip.student.debts.list({})).results.map(({ liveSlip }) => liveSlip?.paymentId ?? null)
    expect(await live()).toEqual([slip.paymentId])
    const fileId = await read([paid(slip.ourNumber, { movement, amount: 0, reasons: '4810' })])
    expect(await book(fileId)).toMatchObject({ findings: [{ finding: how, entries: 1 }], unresolved: null })
    expect((await gina().entries({ fileId })).results).toMatchObject([{ effect: how, reasons: '48 10', finding: how }])
    expect(await live()).toEqual([null])
    expect(await slip.student.payments.get({ paymentId: slip.paymentId })).toMatchObject({ status: 'canceled' })
    const office = manager({ permissions: { financial: ['banks.manage', 'debts.read'] } })
    expect(await office.receivedPayments.get({ paymentId: slip.paymentId })).toMatchObject({ endedByBank: { how, codes: '48 10' } })
    const [debt] = (await slip.student.debts.list({})).results
    const body = { debtIds: [debt!.debtId], expectedAmount: 100_000, idempotencyKey: crypto.randomUUID(), dueOn: '2026-11-27' }
    const next = await slip.student.payments.chargeSlip({ body })
    expect(await live()).toEqual([next.paymentId])
    // Money that comes all the same is booked.
    await book(await read([paid(slip.ourNumber, { movement: '17' })]))
    expect(await slip.student.payments.get({ paymentId: slip.paymentId })).toMatchObject({ status: 'approved' })
  })

  it('moves the due date of a slip, in its bars, too', async () => {
    const slip = await makeSlip()
    await book(await read([paid(slip.ourNumber, { movement: '14', amount: 0, dueOn: '2026-12-10' })]))
    const moved = await slip.student.payments.get({ paymentId: slip.paymentId })
    expect(moved).toMatchObject({ status: 'waiting_for_payment', slip: { dueOn: '2026-12-10' } })
    expect(moved.slip!.barcode.slice(5, 9)).toBe(String(1000 + (Date.parse('2026-12-10') - Date.parse('2025-02-22')) / 86_400_000))
    expect(moved.expiresAt).toBe('2026-12-11T03:00:00.000Z')
  })

  it('is read but for a line that is not to be read, which is told', async () => {
    const [good, bad] = [await makeSlip(), await makeSlip()]
    const text = returnText([paid(good.ourNumber), paid(bad.ourNumber)], { sequence: nextNumber() }).split('\r\n')
    text[5] = `${text[5]!.slice(0, 77)}00000000000A000${text[5]!.slice(92)}`
    const { fileId } = await gina().send({ file: new File([text.join('\r\n')], 'x.ret') })
    await readBankFile(world.ports, 1, fileId)
    expect(await gina().get({ fileId })).toMatchObject({ status: 'ready', problems: [{ line: 6, reason: 'digits' }] })
    expect(await book(fileId)).toMatchObject({ booked: { entries: 1, amount: 100_000 }, problems: [{ line: 6 }] })
  })
})
