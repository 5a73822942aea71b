import { beforeAll, describe, expect, it } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, type World } from '../testing/world.ts'
import {
  createBank,
  createBankAccount,
  listBankAccounts,
  listBanks,
  removeBank,
  removeBankAccount,
  updateBank,
  updateBankAccount,
} from './banks.queries.ts'

let world: World
const gina = { tenantId: 1, institutionId: null }
const ofCampus = { tenantId: 1, institutionId: 12 }
const elsewhere = { tenantId: 2, institutionId: null }
const code = (expected: string) => expect.objectContaining({ code: expected })
const brazil = { code: '001', name: 'Banco do Brasil S.A.', nickName: 'BB' }

/** 1584 / 00210169-6 is an example of the Banco do Brasil's own rule. */
const account = (bankId: number, agreement: string) => ({
  bankId,
  institutionId: 12,
  branch: '1584',
  number: '00210169',
  digit: '6',
  agreement,
  wallet: '17',
  nextNumber: 500,
})

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
})

describe('banks', () => {
  it('are registered once a code, found by a part of name, nickname or code, and deleted', async () => {
    const made = await createBank(world.pool, gina, brazil)
    expect(made).toEqual({ ...brazil, bankId: made.bankId, revision: 0, accounts: 0, logoKey: null, logoSize: null })
    await expect(createBank(world.pool, gina, { ...brazil, name: 'Outro' })).rejects.toEqual(code('BANK_EXISTS'))
    for (const search of ['bânco do b', 'bb', '001']) expect(await listBanks(world.pool, gina, search)).toEqual([made])
    expect(await listBanks(world.pool, elsewhere, 'brasil')).toEqual([])
    await removeBank(world.pool, gina, made.bankId)
    await expect(removeBank(world.pool, gina, made.bankId)).rejects.toEqual(code('NOT_FOUND'))
  })

  it('keep what somebody else has changed, and their code apart from others', async () => {
    const { bankId } = await createBank(world.pool, gina, brazil)
    const input = { ...brazil, bankId, revision: 0 }
    expect(await updateBank(world.pool, gina, { ...input, nickName: 'Banco do Brasil' })).toMatchObject({ bank: { revision: 1 } })
    await expect(updateBank(world.pool, gina, { ...input, nickName: 'Brasil' })).rejects.toEqual(code('CONTENT_CHANGED'))
    await expect(updateBank(world.pool, gina, { ...input, revision: 1, code: '999' })).rejects.toEqual(code('BANK_EXISTS'))
    await expect(updateBank(world.pool, elsewhere, { ...input, revision: 1 })).rejects.toEqual(code('NOT_FOUND'))
    await removeBank(world.pool, gina, bankId)
  })
})

describe('accounts', () => {
  it('have the digit of their bank’s rule, one agreement each, and keep their bank from being deleted', async () => {
    const { bankId } = await createBank(world.pool, gina, brazil)
    const input = account(bankId, '2000001')
    await expect(createBankAccount(world.pool, gina, { ...input, digit: '7' })).rejects.toEqual(code('ACCOUNT_DIGIT'))
    const made = await createBankAccount(world.pool, ofCampus, input)
    expect(made).toMatchObject({ ...input, bankName: 'BB', registersSlips: false, revision: 0 })
    await expect(createBankAccount(world.pool, gina, input)).rejects.toEqual(code('AGREEMENT_TAKEN'))
    await expect(removeBank(world.pool, gina, bankId)).rejects.toEqual(code('IN_USE'))
    await removeBankAccount(world.pool, ofCampus, made.accountId)
    await removeBank(world.pool, gina, bankId)
  })

  it('are those of the administrator’s institution', async () => {
    const { results, institutions } = await listBankAccounts(world.pool, ofCampus)
    expect(institutions.map(({ institutionId }) => institutionId)).toEqual([12])
    expect(results.map(({ institutionId, registersSlips }) => [institutionId, registersSlips])).toEqual([[12, true]])
    const [of11] = (await listBankAccounts(world.pool, gina)).results.filter(({ institutionId }) => institutionId === 11)
    await expect(removeBankAccount(world.pool, ofCampus, of11!.accountId)).rejects.toEqual(code('NOT_FOUND'))
    await expect(createBankAccount(world.pool, ofCampus, { ...account(of11!.bankId, '2000002'), institutionId: 11 })).rejects.toEqual(
      code('NOT_FOUND'),
    )
  })

  it('give each slip the next number, which never goes back; what slips bear stays', async () => {
    const [found] = (await listBankAccounts(world.pool, gina)).results.filter(({ institutionId }) => institutionId === 12)
    const { bankName: _, institutionName: __, registersSlips: ___, ...input } = found!
    const changed = await updateBankAccount(world.pool, gina, { ...input, branch: '0042', nextNumber: 7_000 })
    const enrollmentId = await addEnrollment(world, { userId: 6001, institutionId: 12, registration: '990001' })
    const debtIds = [await addDebt(world, { enrollmentId })]
    const student = world.client(principal({ userId: 6001, institutionId: 12 }))
    const { amount } = await student.payments.quote({ debtIds, on: '2026-11-25' })
    const { paymentId, slip } = await student.payments.chargeSlip({
      body: { debtIds, dueOn: '2026-11-25', expectedAmount: amount, idempotencyKey: crypto.randomUUID() },
    })
    expect(slip!.ourNumber).toBe(`${found!.agreement}0000007000`)
    expect((await student.bankSlips.get({ paymentId })).beneficiary.account).toBe(`0042 / ${found!.number}-${found!.digit}`)

    const [now] = (await listBankAccounts(world.pool, gina)).results.filter(({ accountId }) => accountId === found!.accountId)
    expect(now!.nextNumber).toBe(7_001)
    const next = { ...input, branch: '0042', revision: changed.revision, nextNumber: 7_001 }
    await expect(updateBankAccount(world.pool, gina, { ...next, nextNumber: 7_000 })).rejects.toEqual(code('NUMBER_USED'))
    await expect(updateBankAccount(world.pool, gina, { ...next, agreement: '2000003' })).rejects.toEqual(code('IN_USE'))
    await expect(updateBankAccount(world.pool, gina, { ...next, revision: 0 })).rejects.toEqual(code('CONTENT_CHANGED'))
    await expect(removeBankAccount(world.pool, gina, found!.accountId)).rejects.toEqual(code('IN_USE'))
  })
})
