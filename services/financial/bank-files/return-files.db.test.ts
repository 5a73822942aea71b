import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type ReturnedSlip, returnText } from '../../../demo/sandbox/bank/return-file.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, principal, staff, type World } from '../testing/world.ts'
import { bookBankFile } from './book-bank-file.queries.ts'
import { readBankFile } from './read-bank-file.queries.ts'

let world: World
let userId = 50_000
let sequence = 0

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

/** Slips of one student, each of a debt of R$ 1,000.00. */
async function makeSlips(count: number) {
  const enrollmentId = await addEnrollment(world, { userId: ++userId })
  const student = world.client(principal({ userId }))
  for (let each = 0; each < count; each++) {
    const debtId = await addDebt(world, { enrollmentId })
    const body = { debtIds: [debtId], expectedAmount: 100_000, idempotencyKey: crypto.randomUUID(), dueOn: '2026-11-27' }
    await student.payments.chargeSlip({ body })
  }
  const rows = await world.rows<{ txid: string }>(1, 'select txid from financial.payment where user_id = $1 order by txid', [userId])
  return { userId, ourNumbers: rows.map(({ txid }) => txid) }
}

/** What the money of a student came to, without the ids that differ from student to student. */
async function getState({ userId: owner, ourNumbers }: Awaited<ReturnType<typeof makeSlips>>) {
  const payments = await world.rows<{ txid: string }>(
    1,
    `select txid, p.status, credit_cents, d.status as debt, d.paid_cents, (
        select array_agg(amount_cents || ' ' || paid_at order by amount_cents, paid_at) from financial.receipt r where r.payment_id = p.payment_id
      ) as receipts, (
        -- Sums: which of two payments comes first decides how each is split.
        select array_agg(kind || ' ' || cents order by kind)
          from (select kind, sum(amount_cents) as cents from financial.ledger_entry l where l.debt_id = d.debt_id group by kind) l
      ) as ledger
      from financial.payment p join financial.payment_debt using (payment_id) join financial.debt d using (debt_id)
      where p.user_id = $1`,
    [owner],
  )
  return payments.map(({ txid, ...state }) => ({ slip: ourNumbers.indexOf(txid), ...state })).sort((a, b) => a.slip - b.slip)
}

/** A file of the bank, or one that it sent before. */
async function apply(entries: readonly ReturnedSlip[], number = ++sequence, after = ''): Promise<number> {
  const { bankFiles } = world.client(staff({ permissions: { financial: ['banks.manage'] } }))
  const text = returnText(entries, { sequence: number }) + after
  const { fileId } = await bankFiles.send({ file: new File([Buffer.from(text, 'latin1')], 'retorno.ret') })
  await readBankFile(world.ports, 1, fileId)
  await bankFiles.book({ fileId })
  await bookBankFile(world.ports, 1, fileId)
  expect(await bankFiles.get({ fileId })).toMatchObject({ status: 'booked', done: entries.length })
  return number
}

const slips = 3
const entry = fc.record({
  /** One beyond the slips is of nobody. */
  slip: fc.integer({ min: 0, max: slips }),
  amount: fc.constantFrom(100_000, 100_000, 40_000, 120_000),
  movement: fc.constantFrom('06', '06', '06', '17', '02', '03', '28'),
  paidOn: fc.constantFrom('2026-11-19', '2026-11-20'),
  /** A bank tells of a second payment of the same slip by the same entry again. */
  times: fc.constantFrom(1, 1, 1, 2),
  isInFirst: fc.boolean(),
})

it('a return file applied twice is applied once, and its entries are applied once in two files', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(entry, {
        minLength: 1,
        maxLength: 7,
        selector: ({ slip, amount, movement, paidOn }) => [slip, amount, movement, paidOn].join(),
      }),
      async (drawn) => {
        const [once, twice, cut] = [await makeSlips(slips), await makeSlips(slips), await makeSlips(slips)]
        const entriesFor = ({ ourNumbers }: typeof once, of = drawn): ReturnedSlip[] =>
          of.flatMap(({ slip, times, amount, movement, paidOn }) =>
            Array.from({ length: times }, () => ({ amount, movement, paidOn, ourNumber: ourNumbers[slip] ?? '10000119999999999' })),
          )
        await apply(entriesFor(once))
        await apply(entriesFor(twice), await apply(entriesFor(twice)), ' ')
        for (const isInFirst of [true, false]) {
          const part = drawn.filter((one) => one.isInFirst === isInFirst)
          if (part.length > 0) await apply(entriesFor(cut, part))
        }
        const expected = await getState(once)
        expect(await getState(twice)).toEqual(expected)
        expect(await getState(cut)).toEqual(expected)
        const paid = entriesFor(once).filter(
          ({ ourNumber, movement }) => ['06', '17'].includes(movement!) && once.ourNumbers.includes(ourNumber),
        )
        const [{ sum } = { sum: 0 }] = await world.rows<{ sum: number }>(
          1,
          'select coalesce(sum(r.amount_cents), 0)::bigint as sum from financial.receipt r join financial.payment p using (payment_id) where p.user_id = $1',
          [once.userId],
        )
        expect(sum).toBe(paid.reduce((total, { amount }) => total + amount, 0))
      },
    ),
    { numRuns: 8 },
  )
})
