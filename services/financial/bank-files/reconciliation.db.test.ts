import { beforeAll, describe, expect, it } from 'vitest'
import { bankOffice, ofInstitution, paid } from '../testing/bank-office.ts'
import { addInstitution } from '../testing/builders.ts'
import { createWorld, type staff, type World } from '../testing/world.ts'

let world: World
const { manager, gina, makeSlip, read, book, accountOfInstitution } = bankOffice(() => world)

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
})

describe('the reconciliation of an account', () => {
  it('compares what the bank says with what is booked, and lists each difference', async () => {
    const [same, notified, less, waiting] = [
      await makeSlip({ institutionId: 12 }),
      await makeSlip({ institutionId: 12 }),
      await makeSlip({ institutionId: 12 }),
      await makeSlip({ institutionId: 12 }),
    ]
    const accountId = await accountOfInstitution(12)
    const period = { accountId, from: '2026-11-20', to: '2026-11-30' }
    const open = async (client = gina()) =>
      (await client.openDifferences()).results.find((each) => each.accountId === accountId && each.month === '2026-11-01')?.open ?? 0
    await book(await read([paid((await makeSlip()).ourNumber, { amount: 90_000 })]))
    const openBefore = await open()
    const before = await gina().reconciliation(period)
    await world.slips.pay(same.ourNumber)
    await world.slips.pay(notified.ourNumber)
    const first = [paid(same.ourNumber, { fee: 190 }), paid(less.ourNumber, { amount: 99_000, fee: 190 })]
    await book(await read(first, ofInstitution(12)))
    const later = await read([paid(waiting.ourNumber), paid('10000129999999999', { amount: 5_000 })], ofInstitution(12))
    const { bank, booked, differences, hasMore, open: toResolve, waiting: waitsFor } = await gina().reconciliation(period)
    expect(bank).toEqual({
      entries: before.bank.entries + 4,
      amount: before.bank.amount + 100_000 + 99_000 + 100_000 + 5_000,
      fees: before.bank.fees + 380,
    })
    expect(booked).toEqual({ entries: before.booked.entries + 3, amount: before.booked.amount + 299_000 })
    const added = differences.filter((each) => !before.differences.some(({ ourNumber }) => ourNumber === each.ourNumber))
    // The two of the file that waits are not for resolving yet.
    expect(added).toHaveLength(2)
    expect(hasMore).toBe(false)
    expect(toResolve).toBe(before.open + 2)
    expect(waitsFor).toHaveLength(before.waiting.length + 1)
    expect(waitsFor).toContainEqual({ fileId: later, name: 'retorno.ret', entries: 2, amount: 105_000 })
    expect(await open()).toBe(openBefore + 2)
    expect(await open(manager({ institutionId: 11 }).bankFiles)).toBe(0)
    expect(added).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'not_in_file', ourNumber: notified.ourNumber, expected: 100_000, fileId: null }),
        expect.objectContaining({ kind: 'amount_differs', ourNumber: less.ourNumber, amount: 99_000, expected: 100_000 }),
      ]),
    )
    await expect(manager({ institutionId: 11 }).bankFiles.reconciliation(period)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const getSum = async (client = gina()) => (await client.openDifferences()).results.reduce((sum, each) => sum + each.open, 0)
    const workload = (given: Parameters<typeof staff>[0] = {}) =>
      manager({ permissions: { financial: ['banks.manage', 'debts.read'] }, ...given }).debts.workload()
    const { atBank } = await workload()
    expect(atBank!.differences).toBe(await getSum())
    expect(atBank!.files).toBeGreaterThan(0)
    await book(later)
    const after = await gina().reconciliation(period)
    expect(after.open).toBe(before.open + 3)
    expect(after.waiting).toHaveLength(before.waiting.length)
    expect(after.differences).toContainEqual(
      expect.objectContaining({ kind: 'not_booked', ourNumber: '10000129999999999', expected: null, paymentId: null, fileId: later }),
    )
    expect((await workload()).atBank!.files).toBe(atBank!.files - 1)
    expect(await getSum(manager({ institutionId: 11 }).bankFiles)).toBe(1)
    expect((await workload({ institutionId: 11 })).atBank!.differences).toBe(await getSum(manager({ institutionId: 11 }).bankFiles))
    for (const other of [{ impersonatedBy: 9002 }, { permissions: { financial: ['debts.read'] } }])
      expect((await workload(other)).atBank).toBeNull()
  })

  it('keeps who resolved a difference and why, once, until it is opened again', async () => {
    const accountId = await accountOfInstitution(12)
    const slip = await makeSlip({ institutionId: 12 })
    const { fileId, unresolved } = await book(
      await read([paid(slip.ourNumber, { amount: 90_000, paidOn: '2026-10-05' })], ofInstitution(12)),
    )
    expect(unresolved).toEqual({ entries: 1, since: '2026-10-05' })
    const period = { accountId, from: '2026-10-01', to: '2026-10-31' }
    const before = await gina().reconciliation(period)
    const october = { accountId, month: '2026-10-01', open: 1 }
    expect((await gina().openDifferences()).results).toContainEqual(october)
    expect(before).toMatchObject({ open: 1, resolved: 0, differences: [{ kind: 'amount_differs', resolution: null }] })
    const { kind, entryId, paidOn } = before.differences[0]!
    const resolution = {
      accountId,
      kind,
      entryId,
      paidOn,
      reason: 'settled_with_payer',
      note: 'Crédito usado na próxima mensalidade',
    } as const
    await expect(gina().resolveDifference({ ...resolution, reason: 'other', note: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const elsewhere = manager({ institutionId: 11 }).bankFiles
    await expect(elsewhere.resolveDifference(resolution)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(gina().resolveDifference({ ...resolution, entryId: 'CNAB-none' })).rejects.toMatchObject({ code: 'CONTENT_CHANGED' })
    // One of two who press at the same moment wins.
    const both = await Promise.allSettled([
      gina().resolveDifference(resolution),
      gina().resolveDifference({ ...resolution, reason: 'refunded' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(gina().resolveDifference(resolution)).rejects.toMatchObject({ code: 'CONTENT_CHANGED' })
    expect(await gina().reconciliation(period)).toMatchObject({ open: 0, resolved: 1, differences: [] })
    expect((await gina().openDifferences()).results).not.toContainEqual(october)
    expect(await gina().get({ fileId })).toMatchObject({ unresolved: null })

    world.people.set('1 9001', { name: 'Gina Prates', email: null, phone: null, locale: 'pt-BR' })
    const { differences } = await gina().reconciliation({ ...period, differences: 'resolved' })
    expect(differences).toMatchObject([
      { entryId, resolution: { note: resolution.note, resolvedBy: 'Gina Prates', resolvedAt: world.clock.now().toISOString() } },
    ])
    const { resolutionId } = differences[0]!.resolution!
    await expect(elsewhere.reopenDifference({ resolutionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await gina().reopenDifference({ resolutionId })
    await expect(gina().reopenDifference({ resolutionId })).rejects.toMatchObject({ code: 'CONTENT_CHANGED' })
    expect(await gina().reconciliation(period)).toMatchObject({ open: 1, resolved: 0 })
    await gina().resolveDifference({ ...resolution, reason: 'refunded', note: '' })
    expect(await gina().reconciliation({ ...period, differences: 'resolved' })).toMatchObject({
      differences: [{ resolution: { reason: 'refunded', note: null } }],
    })
    const kept = await world.rows(1, 'select reopened_by from financial.bank_difference_resolution order by resolved_at, reopened_at')
    expect(kept).toEqual([{ reopened_by: 9001 }, { reopened_by: null }])
  })
})
