import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { remittanceRecords } from '../../../tests/support/remittance-fields.ts'
import { bankOffice, ofInstitution, paid } from '../testing/bank-office.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, type World } from '../testing/world.ts'

let world: World
const { manager, gina, read, book } = bankOffice(() => world)

afterEach(() => world.slipBank.restore())

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
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
