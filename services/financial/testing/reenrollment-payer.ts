import { beforeAll, beforeEach } from 'vitest'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { chargeReenrollment, type ReenrollmentCharge } from '../reenrollment-debts/reenrollment-debts.ts'
import { addAgreementPlan, addAgreementSetting, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, type World } from './world.ts'

export const key = () => crypto.randomUUID()

/** Returns a plan with due dates from December on. */
export function getPlan(...amounts: number[]) {
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05']
  return amounts.map((amount, index) => ({ amount, dueDate: `${months[index]}-10`, competency: `${months[index]}-01` }))
}

/** The person that a test is about, and the charge of their reenrollment. */
interface Payer {
  world: World
  student: FinancialClient
  userId: number
  wanted: ReenrollmentCharge
}

/** Provides the world for a file's tests, on Saturday, 2026-11-21, and before each test a new student who reenrolls. */
export function reenrollmentPayer(take: (now: Payer) => void) {
  let world: World
  let student: FinancialClient
  let wanted: ReenrollmentCharge
  let userId = 5700

  beforeAll(async () => {
    world = await createWorld()
    await addInstitution(world)
    await addInstitution(world, { institutionId: 12 })
    await addInstitution(world, { tenantId: 2, institutionId: 21 })
    await world.rows(1, 'insert into financial.setting (tenant_id, institution_id, fine_bp, interest_bp) values (1, 12, 200, 100)')
    await addAgreementSetting(world)
    await addAgreementPlan(world, { count: 1, maximum: 5_000_000 })
  })

  beforeEach(() => begin())

  /** Begins with another student. */
  function begin() {
    student = world.client(principal({ userId: ++userId }))
    world.settledSources.length = 0
    wanted = {
      tenantId: 1,
      reenrollmentId: key(),
      revision: 1,
      enrollment: {
        institutionId: 11,
        academicRecord: `2026${userId}`,
        userId,
        studentName: 'Ana Souza',
        taxId: '52998224725',
        course: 'Engenharia Civil',
      },
      installments: getPlan(100_000, 100_000, 100_000),
      description: { 'pt-BR': 'Rematrícula 2027/1', en: 'Reenrollment 2027/1', es: 'Reinscripción 2027/1' },
    }
    take({ world, student, userId, wanted })
  }

  const getAmount = async (debtId: number) => (await student.debts.get({ debtId })).breakdown.amountPayable
  const getTxid = async (paymentId: string) =>
    (await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId]))[0]!.txid
  const pix = async (debtId: number) =>
    student.payments.chargePix({ debtIds: [debtId], expectedAmount: await getAmount(debtId), idempotencyKey: key() })

  return {
    begin,
    charge: (given: Partial<ReenrollmentCharge> = {}, ports: PaymentPorts = world.ports) =>
      chargeReenrollment(ports, { ...wanted, ...given }),
    getAmount,
    getAmounts: async (debtIds: number[]) => Promise.all(debtIds.map(getAmount)),
    getStatus: async (debtId: number) => (await student.debts.status({ debtId })).status,
    getTxid,
    pix,
    pay: async (debtId: number) => world.bank.pay(await getTxid((await pix(debtId)).paymentId)),
    /** Returns the notice about an installment that the charging service receives. */
    told: (status: 'paid' | 'canceled', debtId: number, number: number, revision = 1) => ({
      tenantId: 1,
      reenrollmentId: wanted.reenrollmentId,
      revision,
      number,
      debtId,
      status,
      paidAt: status === 'paid' ? world.clock.now().toISOString() : null,
    }),
    byNumber: () => world.settledSources.toSorted((one, other) => one.debtId - other.debtId),
  }
}
