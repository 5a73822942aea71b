import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { remittanceRecords } from '../../../tests/support/remittance-fields.ts'
import { returnFile, returnText } from '../../sandbox/bank/return-file.ts'
import { reconcilePayments } from '../payments/booking/reconciliation.ts'
import { bankOffice, ofInstitution, paid } from '../testing/bank-office.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'
import { bookBankFile } from './book-bank-file.queries.ts'
import { readBankFile } from './read-bank-file.queries.ts'

let world: World
const { manager, gina, makeSlip, read, book, nextNumber, lastNumber, accountOfInstitution, receiptsOf } = bankOffice(() => world)

afterEach(() => world.slipBank.restore())

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
})

describe('a return file', () => {
  it('is read, shown with what each entry is of, and books what matches', async () => {
    const [good, less, more, elsewhere, foreign] = [
      await makeSlip(),
      await makeSlip(),
      await makeSlip(),
      await makeSlip({ institutionId: 12 }),
      await makeSlip({ tenantId: 2, institutionId: 21 }),
    ]
    const unknown = '10000119999999999'
    const fileId = await read([
      paid(good.ourNumber),
      paid(less.ourNumber, { amount: 90_000 }),
      paid(more.ourNumber, { amount: 105_000 }),
      paid(elsewhere.ourNumber),
      paid(foreign.ourNumber),
      paid(unknown),
      paid(good.ourNumber, { movement: '28', amount: 0, fee: 200 }),
    ])
    expect(await gina().get({ fileId })).toMatchObject({
      name: 'retorno.ret',
      status: 'ready',
      account: { institutionName: 'Universidade de Teste', branch: '0001' },
      sequence: lastNumber(),
      generatedOn: '2026-11-21',
      done: 0,
      booked: { entries: 0, amount: 0 },
      findings: expect.arrayContaining([
        { finding: 'matches', entries: 1, amount: 100_000 },
        { finding: 'paid_less', entries: 1, amount: 90_000 },
        { finding: 'paid_more', entries: 1, amount: 105_000 },
        { finding: 'other_account', entries: 1, amount: 100_000 },
        // Nobody learns of slips of another tenant.
        { finding: 'unknown_slip', entries: 2, amount: 200_000 },
        { finding: 'no_money', entries: 1, amount: 0 },
      ]),
    })
    expect(await receiptsOf(good.paymentId)).toEqual([])
    const done = await book(fileId)
    expect(done).toMatchObject({ status: 'booked', done: 7, booked: { entries: 3, amount: 295_000 }, finishedAt: expect.any(String) })
    expect((await gina().list({})).results.find((file) => file.fileId === fileId)).toMatchObject({
      payments: { entries: 6, amount: 595_000 },
      booked: { entries: 3, amount: 295_000 },
      bookedBefore: { entries: 0, amount: 0 },
      // Those of other amounts, of another account and of nobody.
      unresolved: { entries: 5, since: '2026-11-20' },
    })
    expect(await more.student.payments.get({ paymentId: more.paymentId })).toMatchObject({ status: 'approved', creditAmount: 5_000 })
    expect(await good.student.payments.get({ paymentId: good.paymentId })).toMatchObject({ status: 'approved', late: false })
    expect(await less.student.payments.get({ paymentId: less.paymentId })).toMatchObject({ status: 'approved', creditAmount: 0 })
    expect((await less.student.debts.list({ filter: { status: 'open' } })).results).toMatchObject([
      { amountPayable: 10_000, partPaid: 90_000 },
    ])
    expect(await receiptsOf(elsewhere.paymentId)).toEqual([])
    expect((await gina().entries({ fileId, finding: 'paid_less' })).results).toEqual([
      {
        line: 5,
        ourNumber: less.ourNumber,
        movement: '06',
        effect: 'money',
        reasons: '',
        paidOn: '2026-11-20',
        amount: 90_000,
        finding: 'paid_less',
        isBooked: true,
        slip: { paymentId: less.paymentId, payerName: 'Ana Souza', amount: 100_000 },
      },
    ])
    expect((await gina().entries({ fileId, finding: 'other_account' })).results).toMatchObject([{ slip: null, isBooked: false }])
    await expect(gina().book({ fileId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  it('books once: sent again, booked again by another job, and as other bytes', async () => {
    const slip = await makeSlip()
    const file = returnFile([paid(slip.ourNumber)], { sequence: nextNumber() })
    const { fileId } = await gina().send({ file })
    await readBankFile(world.ports, 1, fileId)
    await readBankFile(world.ports, 1, fileId)
    await gina().book({ fileId })
    await Promise.all([bookBankFile(world.ports, 1, fileId), bookBankFile(world.ports, 1, fileId)])
    expect(await gina().send({ file })).toEqual({ fileId, isKnown: true })
    // The bank's file again, with something added behind its end.
    const again = await read([paid(slip.ourNumber)], { sequence: lastNumber(), after: '\u001a' })
    expect(again).not.toBe(fileId)
    expect((await gina().get({ fileId: again })).findings).toEqual([{ finding: 'booked_before', entries: 1, amount: 100_000 }])
    expect(await book(again)).toMatchObject({ booked: { entries: 0 }, bookedBefore: { entries: 1 }, unresolved: null, done: 1 })
    expect(await gina().get({ fileId })).toMatchObject({ booked: { entries: 1 }, findings: [{ finding: 'matches', entries: 1 }] })
    expect(await receiptsOf(slip.paymentId)).toHaveLength(1)
  })

  it.each(['the notification first', 'the file first'])('and the notification of the same money book it once: %s', async (order) => {
    const slip = await makeSlip()
    const notified = () => world.slips.pay(slip.ourNumber)
    const filed = async () => book(await read([paid(slip.ourNumber)]))
    if (order === 'the file first') await filed()
    await notified()
    if (order !== 'the file first') expect((await filed()).findings).toEqual([{ finding: 'booked_before', entries: 1, amount: 100_000 }])
    for (let round = 0; round < 2; round++) await reconcilePayments(world.ports)
    expect(await receiptsOf(slip.paymentId)).toHaveLength(1)
    // A second payment is told of twice, too.
    await notified()
    await book(await read([paid(slip.ourNumber)]))
    expect(await receiptsOf(slip.paymentId)).toHaveLength(2)
    expect(await slip.student.payments.get({ paymentId: slip.paymentId })).toMatchObject({ creditAmount: 100_000 })
  })

  it('can be canceled between batches, and what is left can be booked later', async () => {
    const slip = await makeSlip()
    const fileId = await read([paid(slip.ourNumber)])
    await expect(gina().cancel({ fileId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await gina().book({ fileId })
    await gina().cancel({ fileId })
    await bookBankFile(world.ports, 1, fileId)
    expect(await gina().get({ fileId })).toMatchObject({ status: 'canceled', done: 0 })
    expect(await book(fileId)).toMatchObject({ status: 'booked', booked: { entries: 1 } })
  })

  it.each<[string, (text: string) => string | Uint8Array, object]>([
    ['cut', (text) => text.slice(0, 242 * 4), { line: 5, reason: 'cut' }],
    [
      'with a sum that disagrees',
      (text) => text.replace(/(?<=00015 {9}000004)0{23}/, '00000100000009999999999'),
      { line: 5, reason: 'lot_amount' },
    ],
    ['with a trailer that disagrees', (text) => text.replace(/000006(?=0{6} +\r\n$)/, '000007'), { line: 6, reason: 'file_count' }],
    ['of an account that nobody registered', (text) => text.replaceAll('000000000011', '000000000099'), { line: 1, reason: 'account' }],
  ])('that is %s is refused with the line, and nothing of it is kept', async (_, change, problem) => {
    const slip = await makeSlip()
    const file = new File(
      [new Uint8Array(Buffer.from(change(returnText([paid(slip.ourNumber)], { sequence: nextNumber() })) as string, 'latin1'))],
      'x.ret',
    )
    const { fileId } = await gina().send({ file })
    await readBankFile(world.ports, 1, fileId)
    const refused = await gina().get({ fileId })
    expect(refused).toMatchObject({ status: 'refused', findings: [] })
    expect(refused.problems[0]).toMatchObject(problem)
    await expect(gina().book({ fileId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await receiptsOf(slip.paymentId)).toEqual([])
    // Perhaps the account was registered since.
    expect(await gina().send({ file })).toEqual({ fileId, isKnown: false })
  })

  it('is of the institution whose account it is of', async () => {
    const slip = await makeSlip({ institutionId: 12 })
    const parts = ofInstitution(12)
    const campus = manager({ institutionId: 11 }).bankFiles
    const mine = manager({ institutionId: 12 }).bankFiles
    const refused = await read([paid(slip.ourNumber)], { ...parts, sequence: 900 }, campus)
    expect(await campus.get({ fileId: refused })).toMatchObject({ status: 'refused', problems: [{ line: 1, reason: 'account' }] })
    const fileId = await read([paid(slip.ourNumber)], { ...parts, sequence: 900 }, mine)
    expect(await mine.get({ fileId })).toMatchObject({ status: 'ready' })
    await expect(campus.get({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(campus.book({ fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await campus.list({})).results.map((file) => file.fileId)).not.toContain(fileId)
    const same = returnFile([paid(slip.ourNumber)], { ...parts, sequence: 900 })
    await expect(campus.send({ file: same })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is for who manages banks, and nobody in their name', async () => {
    const file = returnFile([paid('10000110000000001')])
    for (const caller of [
      staff(),
      staff({ permissions: { financial: ['banks.manage'] }, profile: 'COLLECTION_ADVISORY' }),
      staff({ permissions: { financial: ['banks.manage'] }, impersonatedBy: 9002 }),
      principal({ userId: 1001 }),
    ]) {
      const { bankFiles } = world.client(caller)
      const answers = await Promise.allSettled([
        bankFiles.list({}),
        bankFiles.send({ file }),
        bankFiles.remittances(),
        bankFiles.reconciliation({ accountId: 1, from: '2026-11-01', to: '2026-11-30' }),
        bankFiles.openDifferences(),
      ])
      for (const answer of answers) expect(answer).toMatchObject({ reason: { code: 'FORBIDDEN' } })
    }
    const [other] = (await gina().list({})).results
    const elsewhere = manager({ tenantId: 2 }).bankFiles
    await expect(elsewhere.get({ fileId: other!.fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(elsewhere.cancel({ fileId: other!.fileId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a remittance', () => {
  it('asks for the slips that the bank has not confirmed, each once; its return registers them or ends them', async () => {
    world.slipBank.replace({ putSlip: async () => Promise.reject(new Error('away')) })
    const slips = []
    for (let each = 0; each < 2; each++) {
      const userId = 7000 + each
      const enrollmentId = await addEnrollment(world, { userId, institutionId: 12, studentName: 'João Conceição' })
      const student = world.client(principal({ userId }))
      const debtId = await addDebt(world, { enrollmentId })
      const body = { debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: crypto.randomUUID(), dueOn: '2026-11-27' }
      await expect(student.payments.chargeSlip({ body })).rejects.toMatchObject({ code: 'ACQUIRER_UNAVAILABLE' })
      const [row] = await world.rows<{ txid: string; payment_id: string }>(
        1,
        'select txid, payment_id from financial.payment where user_id = $1',
        [userId],
      )
      slips.push(row!)
    }
    const account = (await gina().remittances()).accounts.find(({ waiting }) => waiting > 0)!
    expect(account).toMatchObject({ waiting: 2, number: '000012' })
    const made = await gina().makeRemittance({ accountId: account.accountId })
    expect(made).toMatchObject({ sequence: 1, slips: 2, amount: 200_000 })
    await expect(gina().makeRemittance({ accountId: account.accountId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(manager({ institutionId: 11 }).bankFiles.readRemittance(made)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const records = remittanceRecords(await (await gina().readRemittance(made)).text())
    expect(records.map(({ kind }) => kind)).toEqual(['fileHeader', 'lotHeader', 'P', 'Q', 'R', 'P', 'Q', 'R', 'lotTrailer', 'fileTrailer'])
    expect(records[0]).toMatchObject({
      bank: '999',
      lot: '0000',
      companyType: '2',
      taxId: '48120357000130',
      agreement: '1000012',
      branch: '00001',
      account: '000000000012',
      accountDigit: '0',
      company: 'UNIVERSIDADE DE TESTE',
      bankName: 'BANCO 999',
      direction: '1',
      fileNumber: '000001',
      layout: '103',
    })
    expect(records[1]).toMatchObject({
      lot: '0001',
      operation: 'R',
      service: '01',
      taxId: '048120357000130',
      agreement: '1000012',
      account: '000000000012',
    })
    expect(records[2]).toMatchObject({
      sequence: '00001',
      movement: '01',
      branch: '00001',
      account: '000000000012',
      ourNumber: slips[0]!.txid,
      document: slips[0]!.txid.slice(7),
      dueOn: '27112026',
      amount: '000000000100000',
      species: '21',
      acceptance: 'N',
      interestCode: '3',
      discountCode: '0',
      protestCode: '3',
      returnCode: '1',
      returnDays: '001',
      currency: '09',
    })
    expect(records[3]).toMatchObject({ sequence: '00002', payerType: '1', payerTaxId: '000052998224725', payerName: 'JOAO CONCEICAO' })
    expect(records[4]).toMatchObject({ sequence: '00003', discountCode: '0', fineCode: '0', fine: '000000000000000' })
    expect(records[8]).toMatchObject({ records: '000008', slips: '000002', amount: '00000000000200000' })
    expect(records[9]).toMatchObject({ lot: '9999', lots: '000001', records: '000010' })

    const registered = await read(
      [paid(slips[0]!.txid, { movement: '02', amount: 0 }), paid(slips[1]!.txid, { movement: '03', amount: 0 })],
      ofInstitution(12),
    )
    expect(await book(registered)).toMatchObject({ booked: { entries: 0 }, done: 2 })
    const states = await world.rows(
      1,
      'select charge_state, length(slip_barcode) as digits from financial.payment where txid = any($1) order by txid',
      [slips.map(({ txid }) => txid)],
    )
    expect(states).toEqual([
      { charge_state: 'registered', digits: 44 },
      { charge_state: 'removed', digits: null },
    ])
    await expect(gina().makeRemittance({ accountId: account.accountId })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
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
    const sumOf = async (client = gina()) => (await client.openDifferences()).results.reduce((sum, each) => sum + each.open, 0)
    const workload = (given: Parameters<typeof staff>[0] = {}) =>
      manager({ permissions: { financial: ['banks.manage', 'debts.read'] }, ...given }).debts.workload()
    const { atBank } = await workload()
    expect(atBank!.differences).toBe(await sumOf())
    expect(atBank!.files).toBeGreaterThan(0)
    await book(later)
    const after = await gina().reconciliation(period)
    expect(after.open).toBe(before.open + 3)
    expect(after.waiting).toHaveLength(before.waiting.length)
    expect(after.differences).toContainEqual(
      expect.objectContaining({ kind: 'not_booked', ourNumber: '10000129999999999', expected: null, paymentId: null, fileId: later }),
    )
    expect((await workload()).atBank!.files).toBe(atBank!.files - 1)
    expect((await workload({ institutionId: 11 })).atBank!.differences).toBe(await sumOf(manager({ institutionId: 11 }).bankFiles))
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
