import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addDebt, addEnrollment, addInstitution } from '../../testing/builders.ts'
import { textOfPdf } from '../../../platform/testing/pdf-text.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from '../../testing/world.ts'

let world: World
let student: FinancialClient
let enrollmentId: number
let userId = 7000

/** The test clock is at Saturday, 2026-11-21. */
beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
})

async function newStudent(institutionId = 11) {
  enrollmentId = await addEnrollment(world, { userId: ++userId, institutionId })
  student = world.client(principal({ userId }))
}

const key = () => crypto.randomUUID()

async function makeSlip({ dueOn = '2026-11-25', gross = 100_000, type = 'tuition' as 'tuition' | 'service' } = {}) {
  await newStudent()
  const debtId = await addDebt(world, { enrollmentId, gross, type })
  const payment = await student.payments.chargeSlip({ body: { debtIds: [debtId], dueOn, expectedAmount: gross, idempotencyKey: key() } })
  return { ...payment, debtId, slip: payment.slip! }
}

const notFound = expect.objectContaining({ code: 'NOT_FOUND' })

describe('a bank slip as a document', () => {
  it('says what its bars say, who receives and who owes the money', async () => {
    const { paymentId, slip, debtId } = await makeSlip()
    expect(await student.bankSlips.get({ paymentId })).toEqual({
      paymentId,
      ...slip,
      amount: 100_000,
      bank: { code: '999-7', name: 'Banco 999' },
      payableUntil: '2026-11-25',
      issuedOn: '2026-11-21',
      documentNumber: slip.ourNumber.slice(7),
      kind: 'ME',
      portfolio: '17',
      beneficiary: { name: 'Universidade de Teste', taxId: '48120357000130', account: '0001 / 000011-0' },
      payer: { personId: userId, name: 'Ana Souza', taxId: '***.982.247-**', registrations: ['202310482'] },
      debts: [
        { debtId, type: 'tuition', description: null, installment: null, competency: '2026-11-01', dueDate: '2026-11-30', amount: 100_000 },
      ],
    })
  })

  it('is a service’s for anything but monthly fees, and payable on its day', async () => {
    const { paymentId } = await makeSlip({ dueOn: '2026-11-30', type: 'service' })
    expect(await student.bankSlips.get({ paymentId })).toMatchObject({ kind: 'DS', dueOn: '2026-11-30', payableUntil: '2026-11-30' })
  })

  it('is printed under its own number', async () => {
    const { paymentId, slip } = await makeSlip()
    const file = await student.reports.issue({ kind: 'bankSlip', paymentId, locale: 'pt-BR' })
    expect([file.name, file.type]).toEqual([`boleto-${slip.ourNumber}.pdf`, 'application/pdf'])
    const { text, pages } = await textOfPdf(file)
    expect(pages).toBe(1)
    for (const part of [
      'Ficha de compensação',
      'Universidade de Teste - CNPJ 48.120.357/0001-30',
      'Ana Souza - CPF ***.982.247-** - Matrícula 202310482',
      slip.ourNumber,
    ])
      expect(text).toContain(part)
  })

  it('is seen by staff of the institution, and by nobody else', async () => {
    const { paymentId } = await makeSlip()
    expect(await world.client(staff()).bankSlips.get({ paymentId })).toMatchObject({ paymentId })
    expect(await world.client(staff({ institutionId: 11 })).bankSlips.get({ paymentId })).toMatchObject({ paymentId })
    for (const stranger of [
      principal({ userId: 1 }),
      principal({ userId, tenantId: 2 }),
      staff({ institutionId: 12 }),
      staff({ tenantId: 2 }),
    ]) {
      await expect(world.client(stranger).bankSlips.get({ paymentId })).rejects.toEqual(notFound)
      await expect(world.client(stranger).reports.issue({ kind: 'bankSlip', paymentId, locale: 'en' })).rejects.toEqual(notFound)
    }
    await expect(world.client(staff({ permissions: {} })).bankSlips.get({ paymentId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.client(null).bankSlips.get({ paymentId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('is gone once it was paid or replaced, so that nobody pays it twice', async () => {
    const paid = await makeSlip()
    await world.slips.pay(paid.slip.ourNumber)
    await expect(student.bankSlips.get({ paymentId: paid.paymentId })).rejects.toEqual(notFound)
    const replaced = await makeSlip()
    await student.payments.chargeSlip({
      body: { debtIds: [replaced.debtId], dueOn: '2026-11-26', expectedAmount: 100_000, idempotencyKey: key() },
    })
    await expect(student.bankSlips.get({ paymentId: replaced.paymentId })).rejects.toEqual(notFound)
    await expect(student.reports.issue({ kind: 'bankSlip', paymentId: replaced.paymentId, locale: 'es' })).rejects.toEqual(notFound)
  })

  it('is not there for a Pix, and before the bank knows of it', async () => {
    await newStudent()
    const debtId = await addDebt(world, { enrollmentId })
    const { paymentId } = await student.payments.chargePix({ debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: key() })
    await expect(student.bankSlips.get({ paymentId })).rejects.toEqual(notFound)
    world.slipBank.replace({ putSlip: () => Promise.reject(new Error('down')) })
    await expect(
      student.payments.chargeSlip({ body: { debtIds: [debtId], dueOn: '2026-11-25', expectedAmount: 100_000, idempotencyKey: key() } }),
    ).rejects.toMatchObject({ code: 'ACQUIRER_UNAVAILABLE' })
    world.slipBank.restore()
    const [row] = await world.rows<{ payment_id: string }>(
      1,
      `select payment_id from financial.payment where user_id = $1 and method = 'bank_slip'`,
      [userId],
    )
    await expect(student.bankSlips.get({ paymentId: row!.payment_id })).rejects.toEqual(notFound)
  })
})

describe('a bank slip of a payment link', () => {
  async function byLink() {
    await newStudent()
    const debtId = await addDebt(world, { enrollmentId })
    const { token, linkId } = await student.paymentLinks.create({ debtIds: [debtId], days: 7 })
    const anyone = world.client('portal')
    const holder = { token, tenantId: 1 }
    const { paymentId, slip } = await anyone.paymentLinks.chargeSlip({
      ...holder,
      dueOn: '2026-11-25',
      expectedAmount: 100_000,
      idempotencyKey: key(),
    })
    return { anyone, holder, paymentId, slip: slip!, linkId }
  }

  it('tells of the student what a slip cannot do without', async () => {
    const { anyone, holder, paymentId, slip } = await byLink()
    const document = await anyone.bankSlips.ofLink({ ...holder, paymentId })
    expect(document).toMatchObject({
      line: slip.line,
      payer: { personId: null, name: 'Ana S.', taxId: '***.982.247-**', registrations: [] },
    })
    const file = await anyone.bankSlips.issueOfLink({ ...holder, paymentId, locale: 'en' })
    expect(file.name).toBe(`bank-slip-${slip.ourNumber}.pdf`)
    const { text } = await textOfPdf(file)
    expect(text).toContain('Ana S. - CPF ***.982.247-**')
    expect(text).not.toMatch(/Souza|202310482|Engenharia/)
  })

  it('is for whoever has the link while it can be used', async () => {
    const { anyone, holder, paymentId, linkId, slip } = await byLink()
    const other = await makeSlip()
    for (const wrong of [
      { ...holder, tenantId: 2, paymentId },
      { ...holder, token: 'A'.repeat(43), paymentId },
      { ...holder, paymentId: other.paymentId },
    ]) {
      await expect(anyone.bankSlips.ofLink(wrong)).rejects.toEqual(notFound)
      await expect(anyone.bankSlips.issueOfLink({ ...wrong, locale: 'pt-BR' })).rejects.toEqual(notFound)
    }
    const gone = await byLink()
    await student.paymentLinks.revoke({ linkId: gone.linkId })
    await expect(anyone.bankSlips.ofLink({ ...gone.holder, paymentId: gone.paymentId })).rejects.toEqual(notFound)
    const longAgo = new Date(world.clock.now().getTime() - 400 * 86_400_000)
    await world.rows(1, 'update financial.payment_link set expires_at = $2 where link_id = $1', [linkId, longAgo])
    await expect(anyone.bankSlips.ofLink({ ...holder, paymentId })).rejects.toEqual(notFound)
    await world.slips.pay(slip.ourNumber)
    await expect(anyone.bankSlips.issueOfLink({ ...holder, paymentId, locale: 'pt-BR' })).rejects.toEqual(notFound)
  })
})

describe('a second copy', () => {
  it('is at the amount of its own day', async () => {
    await newStudent()
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-22' })
    const first = await student.payments.chargeSlip({
      body: {
        debtIds: [debtId],
        dueOn: '2026-11-23',
        expectedAmount: 100_000,
        idempotencyKey: key(),
      },
    })
    const tenDays = 10 * 86_400_000
    world.clock.advance(tenDays)
    onTestFinished(() => world.clock.advance(-tenDays))
    await expect(student.bankSlips.get({ paymentId: first.paymentId })).rejects.toEqual(notFound)
    const { amount } = await student.payments.quote({ debtIds: [debtId], on: '2026-12-02' })
    expect(amount).toBe(102_333)
    const second = await student.payments.chargeSlip({
      body: {
        debtIds: [debtId],
        dueOn: '2026-12-02',
        expectedAmount: amount,
        idempotencyKey: key(),
      },
    })
    const { text } = await textOfPdf(await student.reports.issue({ kind: 'bankSlip', paymentId: second.paymentId, locale: 'pt-BR' }))
    expect(text).toContain('R$ 1.023,33')
    expect(text).toContain('02/12/2026')
    expect(text).not.toContain('1.000,00')
  })
})
