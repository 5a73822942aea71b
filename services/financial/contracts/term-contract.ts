import type pg from 'pg'
import type { ContractStatus } from '#api/financial/contracts.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant, readTenant } from '../../platform/database.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'
import { type ChargedEnrollment, findEnrollment } from '../persons/charged-enrollments.queries.ts'
import { offerContract } from './contract-offer.ts'
import {
  cancelOffered,
  changeTerms,
  type ContractTerms,
  insertTermContract,
  lockTermContract,
  statusOfContract,
} from './term-contract.queries.ts'

type ContractPorts = Pick<PaymentPorts, 'pool' | 'clock' | 'getTimeZone'>

export interface ContractQuery extends ContractTerms {
  tenantId: number
  enrollment: ChargedEnrollment
  at: Date
}

/**
 * The contract of an enrollment's term, offered anew where its price or dates changed. An accepted one stays as it is. Idempotent.
 * Throws for a tenant without a template.
 */
export async function offerTermContract(
  { pool, clock, getTimeZone }: ContractPorts,
  wanted: ContractQuery,
): Promise<{ contractId: number; financialEnrollmentId: number; status: ContractStatus }> {
  const { tenantId, enrollment, at } = wanted
  const today = civilToday(clock, await getTimeZone(tenantId))
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    // Locks the enrollment, so that parallel calls make one contract.
    const financialEnrollmentId = await findEnrollment(client, tenantId, enrollment)
    const found = await lockTermContract(client, tenantId, financialEnrollmentId, wanted)
    const contractId = found?.contractId ?? (await makeContract(client, tenantId, financialEnrollmentId, wanted))
    const isUpToDate = found?.status === 'waitingAcceptance' && found.isAsWanted
    if (!found || (isOpen(found.status) && !isUpToDate)) {
      await changeTerms(client, tenantId, contractId, wanted)
      await offerContract(client, tenantId, contractId, at)
    }
    return { contractId, financialEnrollmentId, status: (await statusOfContract(transaction, tenantId, contractId, today))! }
  })
}

/** Cancels a contract that was offered and that nobody has accepted; any other stays. Idempotent. */
export async function withdrawTermContract({ pool }: Pick<PaymentPorts, 'pool'>, tenantId: number, contractId: number): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) => cancelOffered(client, tenantId, contractId))
}

/** Null for a contract that is not the tenant's. */
export async function contractStatus(
  { pool, clock, getTimeZone }: ContractPorts,
  tenantId: number,
  contractId: number,
): Promise<ContractStatus | null> {
  const today = civilToday(clock, await getTimeZone(tenantId))
  return readTenant(pool, tenantId, (transaction) => statusOfContract(transaction, tenantId, contractId, today))
}

const isOpen = (status: ContractStatus) => status === 'notAvailable' || status === 'waitingAcceptance'

async function makeContract(client: pg.ClientBase, tenantId: number, enrollmentId: number, terms: ContractTerms): Promise<number> {
  let contractId: number | null = null
  while (contractId === null) contractId = await insertTermContract(client, tenantId, enrollmentId, terms)
  return contractId
}
