import { beforeAll, expect, it } from 'vitest'
import { principal } from '../../tests/support/callers.ts'
import { type ReenrollmentFinance, settledReenrollment } from '../academic/reenrollment/reenrollment-ports.ts'
import { addDebt, addEnrollment, addInstitution, addTemplate } from '../financial/testing/builders.ts'
import { createWorld, type World } from '../financial/testing/world.ts'
import { reenrollmentFinance } from './reenrollment-finance.ts'

const north = { tenantId: 1, institutionId: 11 }
const today = '2026-11-21'
const reenrollmentId = crypto.randomUUID()
const enrollment = {
  institutionId: 11,
  academicRecord: '202310482',
  userId: 1001,
  studentName: 'Ana Souza',
  taxId: '52998224725',
  course: 'Engenharia Civil',
}
let world: World
let finance: ReenrollmentFinance

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  await addTemplate(world)
  finance = reenrollmentFinance(world.ports)
})

it('a reenrollment is held back by a debt, put under contract, charged, paid like any tuition, and canceled', async () => {
  const enrollmentId = await addEnrollment(world)
  const debtId = await addDebt(world, { enrollmentId, dueDate: '2026-11-10' })
  expect(await finance.facts(north, '202310482', today)).toMatchObject({ overdueDebts: [{ debtId, daysOverdue: 11 }] })
  expect(await finance.blocked(north, today)).toEqual({ debts: ['202310482'], agreements: [], contracts: [] })

  const term = { year: 2027, period: 1, effectiveDate: '2027-02-01', endDate: '2027-07-31', monthly: 149_750, at: world.clock.now() }
  const { contractId, status } = await finance.offerContract({ tenantId: 1, reenrollmentId, enrollment, ...term })
  expect([status, await finance.contractStatus(1, contractId)]).toEqual(['waitingAcceptance', 'waitingAcceptance'])

  const installments = [
    { amount: 149_750, dueDate: '2026-12-10', competency: '2027-02-01' },
    { amount: 149_750, dueDate: '2027-02-10', competency: '2027-03-01' },
  ]
  const charge = { tenantId: 1, reenrollmentId, revision: 1, enrollment, installments, description: { 'pt-BR': 'Rematrícula 2027/1' } }
  const { firstDebtId, debtIds } = await finance.charge(charge)
  const student = world.client(principal({ userId: 1001 }))
  const { paymentId, debts } = await student.payments.chargePix({
    debtIds: [firstDebtId!],
    expectedAmount: 149_750,
    idempotencyKey: crypto.randomUUID(),
  })
  expect(debts).toMatchObject([{ description: 'Rematrícula 2027/1 · parcela 1 de 2', type: 'tuition' }])
  const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
  await world.bank.pay(row!.txid)
  await finance.cancel(1, reenrollmentId)
  expect(world.settledSources.map((settled) => settledReenrollment.parse(settled))).toEqual(world.settledSources)
  expect(world.settledSources).toMatchObject([
    { debtId: debtIds[0], status: 'paid', number: 1, revision: 1 },
    { debtId: debtIds[1], status: 'canceled', number: 2, revision: 1 },
  ])
})
