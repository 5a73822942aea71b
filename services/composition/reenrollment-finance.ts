import type { ReenrollmentFinance } from '../academic/reenrollment/reenrollment-ports.ts'
import { contractStatus, offerTermContract, withdrawTermContract } from '../financial/contracts/term-contract.ts'
import type { PaymentPorts } from '../financial/payments/payment-ports.ts'
import { financialFacts, recordsHeldBack } from '../financial/reenrollment-debts/financial-facts.queries.ts'
import { cancelReenrollment, chargeReenrollment } from '../financial/reenrollment-debts/reenrollment-debts.ts'

/** Charges reenrollments as tuition under a contract of their term, so that the checkout handles them like any other debt. */
export function reenrollmentFinance(ports: PaymentPorts): ReenrollmentFinance {
  const { pool } = ports
  return {
    facts: (place, academicRecord, today) => financialFacts(pool, place, academicRecord, today),
    blocked: (place, today) => recordsHeldBack(pool, place, today),
    offerContract: (wanted) => offerTermContract(ports, wanted),
    contractStatus: (tenantId, contractId) => contractStatus(ports, tenantId, contractId),
    withdrawContract: (tenantId, contractId) => withdrawTermContract(ports, tenantId, contractId),
    charge: (wanted) => chargeReenrollment(ports, wanted),
    cancel: (tenantId, reenrollmentId) => cancelReenrollment(ports, tenantId, reenrollmentId),
  }
}
