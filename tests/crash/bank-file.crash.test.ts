import { once } from 'node:events'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readBankFile } from '../../services/financial/bank-files/read-bank-file.queries.ts'
import { addDebt, addEnrollment, addInstitution } from '../../services/financial/testing/builders.ts'
import { createWorld, principal, staff, type World } from '../../services/financial/testing/world.ts'
import { returnFile } from '../../demo/sandbox/bank/return-file.ts'
import { done, order, startServices } from './driver.ts'
import { getRandom } from './random.ts'

const kills = 12
const slipsOfFile = 8
/** The same seed kills at the same steps: `CRASH_SEED=7 npm run test:crash -- bank-file`. */
const seed = process.env.CRASH_SEED ?? String(Date.now() % 100_000)

let world: World
let userId = 7000
let sequence = 0
let steps = 0
let midway = 0

beforeAll(async () => {
  world = await createWorld()
  await world.pool.query('create table public.crash_told (payment_id uuid not null)')
  await addInstitution(world)
  const services = startServices(world.url)
  steps = await done(services, { kind: 'book', ...(await newFile()), death: null })
  services.kill('SIGKILL')
})

const bankFiles = () => world.client(staff({ permissions: { financial: ['banks.manage'] } })).bankFiles

/** A file that was read and is to be booked: its slips' money, one of them paid twice. */
async function newFile() {
  const slips: Array<{ paymentId: string; ourNumber: string }> = []
  for (let each = 0; each < slipsOfFile; each++) {
    const enrollmentId = await addEnrollment(world, { userId: ++userId, registration: String(userId) })
    const debtIds = [await addDebt(world, { enrollmentId })]
    const { paymentId } = await world.client(principal({ userId })).payments.chargeSlip({
      body: { debtIds, expectedAmount: 100_000, idempotencyKey: crypto.randomUUID(), dueOn: '2026-11-27' },
    })
    const [row] = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where payment_id = $1', [paymentId])
    slips.push({ paymentId, ourNumber: row!.txid })
  }
  const money = [...slips, slips[0]!].map(({ ourNumber }) => ({ ourNumber, amount: 100_000, paidOn: '2026-11-20' }))
  const { fileId } = await bankFiles().send({ file: returnFile(money, { sequence: ++sequence }) })
  await readBankFile(world.ports, 1, fileId)
  await bankFiles().book({ fileId })
  return { fileId, paymentIds: slips.map(({ paymentId }) => paymentId) }
}

/** What the money of payments became. */
const booked = (paymentIds: string[]) =>
  world.rows(
    1,
    `select count(distinct r.end_to_end_id)::int as receipts, sum(l.amount_cents)::int as ledger,
       (sum(l.amount_cents) filter (where l.kind = 'credit'))::int as credit,
       (select count(*)::int from financial.payment where payment_id = any($1) and status = 'approved') as approved,
       (select count(*)::int from crash_told where payment_id = any($1)) as told
     from financial.receipt r join financial.ledger_entry l using (end_to_end_id) where r.payment_id = any($1)`,
    [paymentIds],
  )

describe(`booking a return file, killed (seed ${seed})`, () => {
  it.each(Array.from({ length: kills }, (_, kill) => kill))(
    'kill %i: goes on where it stopped, and books each entry once',
    async (kill) => {
      const random = getRandom(`${seed} bank file ${kill}`)
      const step = 1 + Math.floor(((kill + random()) / kills) * steps)
      const { fileId, paymentIds } = await newFile()
      const [services, next] = [startServices(world.url), startServices(world.url)]
      onTestFinished(() => void (services.kill('SIGKILL'), next.kill('SIGKILL')))
      const answer = await order(services, { kind: 'book', fileId, death: { step, microseconds: Math.round(random() * 2000) } })
      if (answer) services.kill('SIGKILL')
      else midway += 1
      if (services.exitCode === null && services.signalCode === null) await once(services, 'exit')
      // The queue gives a job to another process when its own has died.
      await done(next, { kind: 'book', fileId, death: null })
      await done(next, { kind: 'book', fileId, death: null })
      const entries = slipsOfFile + 1
      const amount = entries * 100_000
      expect(await booked(paymentIds), `seed ${seed}, step ${step} of ${steps}`).toEqual([
        { receipts: entries, ledger: amount, credit: 100_000, approved: slipsOfFile, told: slipsOfFile },
      ])
      expect(await bankFiles().get({ fileId })).toMatchObject({ status: 'booked', done: entries, booked: { entries, amount } })
    },
  )

  it('was killed in the middle nearly always', () => {
    expect(midway).toBeGreaterThanOrEqual(Math.floor(kills * 0.7))
  })
})
