import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { reconcilePayments } from '../../services/financial/domain/reconciliation.ts'
import { addDebt, addEnrollment, addInstitution } from '../../services/financial/testing/builders.ts'
import { createWorld, type World } from '../../services/financial/testing/world.ts'
import { systemClock } from '../../services/platform/clock.ts'

let world: World
let enrollmentId: number

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
  enrollmentId = await addEnrollment(world)
})

const child = (debtId: number, key: string) =>
  spawn(process.execPath, [new URL('pay.child.ts', import.meta.url).pathname, world.url, String(debtId), key], { stdio: ['ignore', 'pipe', 'inherit'] })

/** Runs a payment and kills its process `after` milliseconds into it, wherever it is then. */
async function payAndKill(debtId: number, key: string, after: number): Promise<void> {
  const running = child(debtId, key)
  await once(running.stdout, 'data')
  await delay(after)
  running.kill('SIGKILL')
  if (running.exitCode === null && running.signalCode === null) await once(running, 'exit')
}

async function payToTheEnd(debtId: number, key: string): Promise<number | null> {
  const running = child(debtId, key)
  running.stdout.resume()
  const [code] = (await once(running, 'exit')) as [number | null]
  return code
}

const books = async () => {
  const [ours] = await world.rows<{ ledger: number; receipts: number }>(
    1,
    `select (select coalesce(sum(amount_cents), 0)::bigint from financial.ledger_entry) as ledger,
       (select coalesce(sum(amount_cents), 0)::bigint from financial.receipt) as receipts`,
  )
  const { rows } = await world.pool.query<{ bank: number }>('select coalesce(sum(amount_cents), 0)::bigint as bank from sandbox.pix')
  return { ...ours!, bank: rows[0]!.bank }
}

describe('a payment whose process is killed', () => {
  it.each(Array.from({ length: 24 }, (_, step) => [step * 3]))('after %i ms is charged once and booked once', async (after) => {
    const debtId = await addDebt(world, { enrollmentId, dueDate: '2999-01-01' })
    const key = crypto.randomUUID()
    await payAndKill(debtId, key, after)
    await reconcilePayments({ ...world.ports, clock: systemClock })

    // The person comes back and presses again: the same key, or a debt that is already settled.
    const [debt] = await world.rows<{ status: string }>(1, 'select status from financial.debt where debt_id = $1', [debtId])
    if (debt!.status === 'open') expect(await payToTheEnd(debtId, key)).toBe(0)

    const payments = await world.rows<{ status: string }>(1, 'select status from financial.payment where idempotency_key = $1', [key])
    expect(payments).toEqual([{ status: 'approved' }])
    const entries = await world.rows<{ kind: string }>(1, 'select kind from financial.ledger_entry where debt_id = $1', [debtId])
    expect(entries).toEqual([{ kind: 'settlement' }])
    const { ledger, receipts, bank } = await books()
    expect([ledger, receipts]).toEqual([bank, bank])
  })
})
