import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelUnpaidAgreements } from '../agreements/agreement-cancellation.ts'
import { addAgreementPlan, addAgreementSetting, addContract, addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { steppingPorts } from '../testing/stepping-ports.ts'
import { createWorld, type FinancialClient, principal, type World } from '../testing/world.ts'
import { financialFacts, recordsHeldBack } from './financial-facts.queries.ts'

const today = '2026-11-21'
const north = { tenantId: 1, institutionId: 11 }
let world: World
let planId: number
let enrollmentId: number
let student: FinancialClient
let record: string
let userId = 5900

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addInstitution(world, { institutionId: 12 })
  await addInstitution(world, { tenantId: 2, institutionId: 21 })
  await addAgreementSetting(world, { debtTypes: ['tuition'] })
  planId = await addAgreementPlan(world, { count: 1, days: 0 })
  await world.rows(1, `update financial.agreement_plan set payment_methods = '{pix,credit_card}'`)
})

beforeEach(async () => {
  record = `2026${++userId}`
  enrollmentId = await addEnrollment(world, { userId, registration: record })
  student = world.client(principal({ userId }))
})

const facts = (on = today, place = north) => financialFacts(world.pool, place, record, on)
const blocked = (on = today) => recordsHeldBack(world.pool, north, on)
const isBlocked = async (on = today) => {
  const { debts, agreements, contracts } = await blocked(on)
  return { debts: debts.includes(record), agreements: agreements.includes(record), contracts: contracts.includes(record) }
}

/** Leaves the charge to a reviewer. */
async function payByReviewedCard(debtId: number) {
  const { amount: expectedAmount } = await student.payments.quote({ debtIds: [debtId] })
  const cardToken = (await world.cardBooks.tokenize({ number: '4000000000000077', expiry: '12/30', code: '123', holder: 'ANA SOUZA' }))!
  await student.payments.chargeCredit({
    debtIds: [debtId],
    expectedAmount,
    idempotencyKey: crypto.randomUUID(),
    installments: 1,
    cardToken,
  })
}

describe('overdue debts', () => {
  it('are named with what is charged today, as the student sees them, oldest first', async () => {
    const description = { 'pt-BR': 'Segunda via de diploma', en: 'Diploma reissue' }
    const tuition = await addDebt(world, { enrollmentId, dueDate: '2026-11-10' })
    const service = await addDebt(world, { enrollmentId, dueDate: '2026-11-09', type: 'service', gross: 5_600, description })
    await addDebt(world, { enrollmentId, dueDate: '2026-11-21' })
    await addDebt(world, { enrollmentId, dueDate: '2026-11-09', status: 'settled' })
    const { overdueDebts } = await facts()
    const seen = await student.debts.list({ filter: { status: 'overdue' }, sort: 'dueDate' })
    expect(overdueDebts).toEqual([
      {
        debtId: service,
        type: 'service',
        description,
        competency: '2026-11-01',
        dueDate: '2026-11-09',
        amountPayable: seen.results[0]!.amountPayable,
        daysOverdue: 12,
        cardInReview: false,
        isNegotiable: false,
      },
      {
        debtId: tuition,
        type: 'tuition',
        description: null,
        competency: '2026-11-01',
        dueDate: '2026-11-10',
        amountPayable: seen.results[1]!.amountPayable,
        daysOverdue: 11,
        cardInReview: false,
        isNegotiable: true,
      },
    ])
    // 2%, and a thirtieth of 1% for each of eleven days.
    expect(overdueDebts[1]!.amountPayable).toBe(100_000 + 2_000 + 367)
    expect(await isBlocked()).toEqual({ debts: true, agreements: false, contracts: false })
  })

  it('are so only after the last day on which they can be paid', async () => {
    // A Saturday: payable until Monday.
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-21' })
    expect((await student.debts.get({ debtId })).payableUntil).toBe('2026-11-23')
    expect([(await facts('2026-11-23')).overdueDebts, await isBlocked('2026-11-23')]).toMatchObject([[], { debts: false }])
    expect([(await facts('2026-11-24')).overdueDebts, await isBlocked('2026-11-24')]).toMatchObject([
      [{ debtId, daysOverdue: 3, isNegotiable: false }],
      { debts: true },
    ])
  })

  it('hold nobody back while a card that pays them is under review', async () => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-10' })
    await payByReviewedCard(debtId)
    expect((await facts()).overdueDebts).toMatchObject([{ debtId, cardInReview: true, isNegotiable: false }])
    expect(await isBlocked()).toMatchObject({ debts: false })
  })

  it('are those of one enrollment at one institution', async () => {
    const other = await addEnrollment(world, { userId, institutionId: 12, registration: record })
    await addDebt(world, { enrollmentId: other, dueDate: '2026-11-10' })
    const elsewhere = await addEnrollment(world, { tenantId: 2, institutionId: 21, userId, registration: record })
    await addDebt(world, { tenantId: 2, enrollmentId: elsewhere, dueDate: '2026-11-10' })
    await addDebt(world, { enrollmentId: await addEnrollment(world, { userId, registration: `${record}9` }), dueDate: '2026-11-10' })
    expect((await facts()).overdueDebts).toEqual([])
    expect(await isBlocked()).toMatchObject({ debts: false })
    expect((await facts(today, { ...north, institutionId: 12 })).overdueDebts).toHaveLength(1)
    expect((await facts(today, { tenantId: 2, institutionId: 21 })).overdueDebts).toHaveLength(1)
    expect((await facts(today, { tenantId: 2, institutionId: 11 })).overdueDebts).toEqual([])
  })
})

describe('an agreement', () => {
  const make = async () => {
    const debtIds = [await addDebt(world, { enrollmentId, dueDate: '2026-11-10' })]
    const { offers } = await student.agreements.calculate({ debtIds })
    const terms = { planId, expectedTotal: offers[0]!.totalAmount, termsVersion: 1, idempotencyKey: crypto.randomUUID() }
    const { agreementId } = await student.agreements.make({ debtIds, ...terms })
    return agreementId
  }

  it('is broken by an overdue installment, which is a debt as well, until it is canceled', async () => {
    const agreementId = await make()
    expect(await facts()).toMatchObject({ overdueDebts: [], brokenAgreements: [] })
    expect(await isBlocked()).toMatchObject({ debts: false, agreements: false })
    expect(await facts('2026-11-25')).toMatchObject({
      overdueDebts: [{ type: 'agreement', isNegotiable: false }],
      brokenAgreements: [{ agreementId, number: String(agreementId) }],
    })
    expect(await isBlocked('2026-11-25')).toMatchObject({ debts: false, agreements: true })
    world.clock.advance(30 * 86_400_000)
    await cancelUnpaidAgreements(world.ports)
    world.clock.advance(-30 * 86_400_000)
    expect(await facts('2026-12-21')).toMatchObject({ overdueDebts: [{ type: 'tuition' }], brokenAgreements: [] })
    expect(await isBlocked('2026-12-21')).toMatchObject({ debts: true, agreements: false })
  })

  it('is not broken while a card that pays the installment is under review', async () => {
    const agreementId = await make()
    const { installments } = await student.agreements.get({ agreementId })
    await world.rows(1, `update financial.debt set due_date = '2026-11-12' where debt_id = $1`, [installments[0]!.debtId])
    expect(await isBlocked()).toMatchObject({ debts: false, agreements: true })
    await payByReviewedCard(installments[0]!.debtId)
    expect(await facts()).toMatchObject({ overdueDebts: [{ cardInReview: true }], brokenAgreements: [] })
    expect(await isBlocked()).toMatchObject({ debts: false, agreements: false })
  })
})

describe('contracts', () => {
  it('wait where their term has begun, and the one of today says what a month costs', async () => {
    await addContract(world, { enrollmentId, status: 'active', year: 2026, period: 1, effectiveDate: '2026-02-01', endDate: '2026-07-31' })
    const contractId = await addContract(world, { enrollmentId, status: 'waitingAcceptance', number: `2026.2-${userId}` })
    const term = { year: 2027, period: 1, effectiveDate: '2027-02-01', endDate: '2027-07-31' }
    await addContract(world, { enrollmentId, status: 'waitingAcceptance', ...term })
    await world.rows(1, 'update financial.contract set monthly_cents = 150001 where contract_id = $1', [contractId])
    expect(await facts()).toMatchObject({
      waitingContracts: [{ contractId, financialEnrollmentId: enrollmentId, number: `2026.2-${userId}`, year: 2026, period: 2 }],
      currentMonthly: 150_001,
    })
    expect(await isBlocked()).toEqual({ debts: false, agreements: false, contracts: true })
    expect((await facts('2027-02-01')).waitingContracts).toHaveLength(2)
  })

  it('of today are not those that were canceled or replaced, nor of another term', async () => {
    await addContract(world, { enrollmentId, status: 'canceled' })
    await addContract(world, { enrollmentId, status: 'inactive' })
    await addContract(world, { enrollmentId, status: 'active', year: 2027, period: 1, effectiveDate: '2027-02-01', endDate: '2027-07-31' })
    expect(await facts()).toMatchObject({ waitingContracts: [], currentMonthly: null })
    await addContract(world, { enrollmentId, status: 'active' })
    expect((await facts()).currentMonthly).toBe(149_750)
    expect(await isBlocked()).toMatchObject({ contracts: false })
  })
})

it('reads all that an enrollment owes with one statement, and all that are held back with two, however much there is', async () => {
  for (let month = 1; month < 10; month++) await addDebt(world, { enrollmentId, dueDate: `2026-0${month}-10` })
  await addContract(world, { enrollmentId, status: 'waitingAcceptance' })
  const counted = async (read: (pool: World['pool']) => Promise<unknown>) => {
    let statements = 0
    await read(steppingPorts(world.ports, () => statements++).pool)
    return statements
  }
  // With the beginning and the end of the transaction.
  expect(await counted((pool) => financialFacts(pool, north, record, today))).toBe(3)
  expect(await counted((pool) => recordsHeldBack(pool, north, today))).toBe(4)
})
