import { beforeAll, beforeEach, expect } from 'vitest'
import type { PayerPermission } from '#api/financial/payer-access.ts'
import { issuePayerLink } from '../payer-access/payer-session.queries.ts'
import { bookReceived } from '../payments/booking/booking.ts'
import { addDebt, addEnrollment, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, staff, type World } from './world.ts'

export const tenantId = 1
export const mother = 'mae@exemplo.test'
export const key = () => crypto.randomUUID()
export const code = (expected: string) => expect.objectContaining({ code: expected })

/** The parties in a test: a student who owes one debt, and the portal through which payers come. */
interface Payee {
  world: World
  portal: FinancialClient
  student: FinancialClient
  userId: number
  enrollmentId: number
  debtId: number
}

/** Provides the world for a file's tests, where institution 11 allows payers, and before each test a new student. */
export function payerOffice(take: (now: Payee) => void) {
  let now: Payee

  async function allow(institutionId: number, enabled = true) {
    const { payerSettings } = now.world.client(staff({ permissions: { financial: ['settings.manage'] } }))
    const { results } = await payerSettings.list()
    const { revision } = results.find((setting) => setting.institutionId === institutionId)!
    return payerSettings.save({ institutionId, enabled, revision })
  }

  beforeAll(async () => {
    const world = await createWorld()
    await addInstitution(world)
    await addInstitution(world, { institutionId: 12 })
    await addInstitution(world, { tenantId: 2, institutionId: 21 })
    const portal = world.client('portal')
    now = {
      world,
      portal,
      student: portal, // Of more digits in a row than an id of letters and digits has by chance.
      userId: 800_000_000,
      enrollmentId: 0,
      debtId: 0,
    }
    await allow(11)
  })

  beforeEach(async () => {
    const { world, portal } = now
    const userId = now.userId + 1
    const enrollmentId = await addEnrollment(world, { userId })
    const debtId = await addDebt(world, { enrollmentId })
    now = { world, portal, student: world.client(principal({ userId })), userId, enrollmentId, debtId }
    take(now)
  })

  return {
    allow,
    invite: (permissions: PayerPermission[] = ['debts', 'pay'], email = mother, endsOn: string | null = null) =>
      now.student.payerAccess.invite({ email, permissions, endsOn }),
    /** Opens a session by a link. @returns its secret */
    async enter(email = mother, tenant = tenantId) {
      const token = await issuePayerLink(now.world.ports, tenant, email, 60_000)
      return (await now.portal.payers.enter({ tenantId: tenant, token })).session
    },
    seen: async (session: string, accessId: string) =>
      (await now.portal.payers.overview({ tenantId, session })).students.find((one) => one.accessId === accessId),
    pix: (session: string, accessId: string, debtIds = [now.debtId], idempotencyKey = key()) =>
      now.portal.payers.chargePix({
        tenantId,
        session,
        accessId,
        debtIds,
        expectedAmount: 100_000 * debtIds.length,
        idempotencyKey,
      }),
    /** Tells of the money as the acquirer does. */
    async pay(paymentId: string) {
      const [row] = await now.world.rows<{ txid: string; amount_cents: number }>(
        1,
        'select txid, amount_cents from financial.payment where payment_id = $1',
        [paymentId],
      )
      const received = { endToEndId: key(), txid: row!.txid, amount: row!.amount_cents, paidAt: now.world.clock.now() }
      await bookReceived(now.world.ports, 1, received)
    },
  }
}
