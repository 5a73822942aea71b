import { beforeAll, beforeEach } from 'vitest'
import { addEnrollment, addInstitution } from './builders.ts'
import { createWorld, type FinancialClient, principal, type World } from './world.ts'

export const key = () => crypto.randomUUID()

/** The person that a test is about. */
export interface Payer {
  world: World
  student: FinancialClient
  enrollmentId: number
  userId: number
}

/**
 * The world of the tests of a file, on Saturday, 2026-11-21, and before each a student of its own.
 *
 * @param restore undoes what an earlier test made of the acquirers
 * @returns another student for the same test, and who it is about
 */
export function ownStudent({ usersFrom, restore }: { usersFrom: number; restore: (world: World) => void }, take: (now: Payer) => void) {
  let world: World
  let now: Payer
  let userId = usersFrom

  beforeAll(async () => {
    world = await createWorld()
    await addInstitution(world)
  })

  beforeEach(async () => {
    restore(world)
    await newStudent()
  })

  async function newStudent() {
    const enrollmentId = await addEnrollment(world, { userId: ++userId })
    now = { world, student: world.client(principal({ userId })), enrollmentId, userId }
    take(now)
  }

  /** Returns the student's ledger entries, summed by kind. */
  const ledger = () =>
    world.rows<{ kind: string; amount: number }>(
      1,
      'select kind, sum(amount_cents)::bigint as amount from financial.ledger_entry where user_id = $1 group by kind order by kind',
      [now.userId],
    )

  return { newStudent, ledger, payer: () => now }
}
