import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AmountLine } from '#api/financial/debts.ts'
import { addDebt, addEnrollment, addInstitution } from '../testing/builders.ts'
import { createWorld, type World } from '../testing/world.ts'

interface Terms {
  gross: number
  scholarship: number
  punctuality: number
  fineBasisPoints: number
  interestBasisPoints: number
  /** Days before the due date when the discount ends. */
  discountEndsBefore: number
  /** Days after the due date when it is paid; negative for before. */
  daysLate: number
}

const terms = fc
  .record({
    gross: fc.integer({ min: 0, max: 100_000_000 }),
    scholarshipShare: fc.double({ min: 0, max: 1, noNaN: true }),
    punctualityShare: fc.double({ min: 0, max: 1, noNaN: true }),
    fineBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    interestBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    discountEndsBefore: fc.integer({ min: 0, max: 60 }),
    daysLate: fc.integer({ min: -90, max: 4_000 }),
  })
  .map(({ scholarshipShare, punctualityShare, ...rest }): Terms => {
    const scholarship = Math.floor(rest.gross * scholarshipShare)
    return { ...rest, scholarship, punctuality: Math.floor((rest.gross - scholarship) * punctualityShare) }
  })

const due = '2026-03-10'
let world: World

beforeAll(async () => {
  world = await createWorld()
})

/** Computes many debts in one query, to keep property tests fast. */
async function amounts(cases: readonly Terms[]): Promise<{ payable: number; lines: AmountLine[] }[]> {
  const { rows } = await world.pool.query<{ payable: number; lines: AmountLine[] }>(
    `select financial.amount_payable(null, d.gross_cents, d.scholarship_cents, d.punctuality_cents, d.punctuality_until, d.due_date, d.fine_bp, d.interest_bp, on_date) as payable,
       financial.amount_lines(d, on_date) as lines
     from rows from (jsonb_to_recordset($1::jsonb) as (gross bigint, scholarship bigint, punctuality bigint, "fineBasisPoints" int,
       "interestBasisPoints" int, "discountEndsBefore" int, "daysLate" int))
       with ordinality as t(gross, scholarship, punctuality, "fineBasisPoints", "interestBasisPoints", "discountEndsBefore", "daysLate", n)
     cross join lateral (select $2::date + t."daysLate" as on_date) day
     cross join lateral jsonb_populate_record(null::financial.debt, jsonb_build_object(
       'gross_cents', t.gross, 'scholarship_cents', t.scholarship, 'punctuality_cents', t.punctuality,
       'punctuality_until', $2::date - t."discountEndsBefore", 'due_date', $2::date,
       'fine_bp', t."fineBasisPoints", 'interest_bp', t."interestBasisPoints")) d
     order by n`,
    [JSON.stringify(cases), due],
  )
  return rows
}

const batch = fc.array(terms, { minLength: 1, maxLength: 100 })

describe('the amount payable', () => {
  it('is never negative and is the sum of its lines', async () => {
    await fc.assert(
      fc.asyncProperty(batch, async (cases) => {
        for (const { payable, lines } of await amounts(cases)) {
          expect(payable).toBeGreaterThanOrEqual(0)
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(payable)
        }
      }),
    )
  })

  it('never falls from one day to a later one after the discount', async () => {
    await fc.assert(
      fc.asyncProperty(batch, fc.integer({ min: 1, max: 400 }), async (cases, days) => {
        const fromDue = cases.map((one) => ({ ...one, daysLate: Math.max(0, one.daysLate), punctuality: 0 }))
        const earlier = await amounts(fromDue)
        const later = await amounts(fromDue.map((one) => ({ ...one, daysLate: one.daysLate + days })))
        for (const [index, { payable }] of later.entries()) expect(payable).toBeGreaterThanOrEqual(earlier[index]!.payable)
      }),
    )
  })

  it('has no charges until the due date is over', async () => {
    await fc.assert(
      fc.asyncProperty(batch, async (cases) => {
        const withTimeout = cases.map((one) => ({ ...one, daysLate: Math.min(0, one.daysLate) }))
        for (const [index, { payable, lines }] of (await amounts(withTimeout)).entries()) {
          const { gross, scholarship } = withTimeout[index]!
          expect(lines.some(({ kind }) => kind === 'fine' || kind === 'interest')).toBe(false)
          expect(payable).toBeLessThanOrEqual(gross - scholarship)
        }
      }),
    )
  })

  it('agrees with exact arithmetic, halves of a cent rounded up', async () => {
    await fc.assert(
      fc.asyncProperty(batch, async (cases) => {
        const computed = await amounts(cases)
        expect(computed.map(({ payable }) => payable)).toEqual(cases.map(exactly))
      }),
    )
  })

  it.each([
    ['the day before the discount ends', -6, 94_000],
    ['on the last day of the discount', -5, 94_000],
    ['after the discount', -4, 100_000],
    ['on the due date', 0, 100_000],
    ['a day late', 1, 102_033],
    ['thirty days late', 30, 103_000],
  ])('%s', async (_, daysLate, payable) => {
    const one: Terms = {
      gross: 100_000,
      scholarship: 0,
      punctuality: 6_000,
      fineBasisPoints: 200,
      interestBasisPoints: 100,
      discountEndsBefore: 5,
      daysLate,
    }
    expect((await amounts([one]))[0]!.payable).toBe(payable)
  })

  it('cannot be made negative or double-discounted by what is stored', async () => {
    await addInstitution(world)
    const enrollmentId = await addEnrollment(world)
    await expect(
      addDebt(world, { enrollmentId, gross: 100, scholarship: 60, punctuality: 50, punctualityUntil: '2026-11-20' }),
    ).rejects.toThrow(/debt_amounts/)
    await expect(addDebt(world, { enrollmentId, punctuality: 50, punctualityUntil: '2026-12-01' })).rejects.toThrow(/debt_punctuality/)
    await expect(addDebt(world, { enrollmentId, scholarship: -1 })).rejects.toThrow(/debt_amounts/)
  })
})

/** The rules in rational numbers, as an independent reference for the SQL functions. */
function exactly(one: Terms): number {
  const base = BigInt(one.gross - one.scholarship)
  const roundHalfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  let total = base
  if (one.daysLate <= lastDayOfDiscount(one.discountEndsBefore)) total -= BigInt(one.punctuality)
  if (one.daysLate > 0) {
    total += roundHalfUp(base * BigInt(one.fineBasisPoints), 10_000n)
    total += roundHalfUp(base * BigInt(one.interestBasisPoints) * BigInt(one.daysLate), 300_000n)
  }
  return Number(total)
}

/** In days after the due date: on weekends and at Carnival banks are closed, and the next day still counts. */
function lastDayOfDiscount(daysBefore: number): number {
  const carnival = ['2026-02-16', '2026-02-17']
  for (let days = -daysBefore; ; days++) {
    const day = new Date(Date.parse(due) + days * 86_400_000)
    if (day.getUTCDay() % 6 !== 0 && !carnival.includes(day.toISOString().slice(0, 10))) return days
  }
}

describe('what is left of a debt that is paid in part', () => {
  const part = fc.tuple(terms, fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 400 }))

  it('is the difference on the day of the payment, and always the sum of its lines, with no charge below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 60 }), async (cases) => {
        const wholes = await amounts(cases.map(([one]) => one))
        const paid = cases.flatMap(([one, share, later], index) => {
          const { payable } = wholes[index]!
          return payable < 2 ? [] : [{ ...one, payable, part: Math.min(payable - 1, Math.max(1, Math.floor(payable * share))), later }]
        })
        const { rows } = await world.pool.query<{ payable: number; part: number; on_day: number; afterwards: number; lines: AmountLine[] }>(
          `select t.payable, t.part, financial.debt_amount(d, on_date) as on_day, financial.debt_amount(d, on_date + t.later) as afterwards,
             financial.amount_lines(d, on_date + t.later) as lines
           from jsonb_to_recordset($1::jsonb) as t(gross bigint, scholarship bigint, punctuality bigint, "fineBasisPoints" int, "interestBasisPoints" int,
             "discountEndsBefore" int, "daysLate" int, payable bigint, part bigint, later int)
           cross join lateral (select $2::date + t."daysLate" as on_date) day
           cross join lateral jsonb_populate_record(null::financial.debt, jsonb_build_object(
             'gross_cents', t.gross, 'scholarship_cents', t.scholarship, 'punctuality_cents', t.punctuality,
             'punctuality_until', $2::date - t."discountEndsBefore", 'due_date', $2::date, 'fine_bp', t."fineBasisPoints",
             'interest_bp', t."interestBasisPoints", 'part_cents', t.part, 'rest_cents', t.payable - t.part, 'rest_of_cents', t.payable)) d`,
          [JSON.stringify(paid), due],
        )
        expect(rows).toHaveLength(paid.length)
        for (const { payable, part: money, on_day, afterwards, lines } of rows) {
          expect(on_day).toBe(payable - money)
          expect(afterwards).toBeGreaterThanOrEqual(on_day)
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(afterwards)
          for (const { kind, amount } of lines)
            if (kind === 'fine' || kind === 'interest') expect(amount).toBeGreaterThanOrEqual(0)
            else if (kind !== 'gross') expect(amount).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})
