import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AmountLine } from '#api/financial/debts.ts'
import { addInstitution } from '../testing/builders.ts'
import { createWorld, type World } from '../testing/world.ts'

interface Terms {
  gross: number
  scholarship: number
  fine: number
  interest: number
  daysLate: number
  charges: number
  principal: number
}

const terms = fc
  .record({
    gross: fc.integer({ min: 0, max: 100_000_000 }),
    scholarshipShare: fc.double({ min: 0, max: 1, noNaN: true }),
    fine: fc.integer({ min: 0, max: 10_000 }),
    interest: fc.integer({ min: 0, max: 10_000 }),
    daysLate: fc.integer({ min: -30, max: 4_000 }),
    charges: fc.integer({ min: 0, max: 10_000 }),
    principal: fc.integer({ min: 0, max: 9_000 }),
  })
  .filter(({ charges, principal }) => charges + principal > 0)
  .map(({ scholarshipShare, ...rest }): Terms => ({ ...rest, scholarship: Math.floor(rest.gross * scholarshipShare) }))

const batch = fc.array(terms, { minLength: 1, maxLength: 100 })
let world: World

beforeAll(async () => {
  world = await createWorld()
  await addInstitution(world)
})

async function charged(cases: readonly Terms[]) {
  await world.pool.query('truncate financial.campaign restart identity cascade')
  await world.rows(
    1,
    `insert into financial.campaign (campaign_id, tenant_id, institution_id, name, charges_bp, principal_bp, debt_types, overdue_days, methods, valid_from, valid_to)
     select n, 1, 11, '{"pt-BR": "Campanha"}', t.charges, t.principal, '{tuition}', 1, '{pix}', '2020-01-01', '2100-01-01'
     from rows from (jsonb_to_recordset($1::jsonb) as (charges int, principal int)) with ordinality as t(charges, principal, n)`,
    [JSON.stringify(cases)],
  )
  return world.rows<{ plain: number; amount: number; lines: AmountLine[] }>(
    1,
    `select financial.debt_amount(d, on_date) as plain, financial.charged_amount(d, n::int, on_date) as amount, financial.charged_lines(d, n::int, on_date) as lines
     from rows from (jsonb_to_recordset($1::jsonb) as (gross bigint, scholarship bigint, fine int, interest int, "daysLate" int))
       with ordinality as t(gross, scholarship, fine, interest, "daysLate", n)
     cross join lateral (select date '2026-03-10' + t."daysLate" as on_date) day
     cross join lateral jsonb_populate_record(null::financial.debt, jsonb_build_object('tenant_id', 1, 'institution_id', 11, 'type', 'tuition', 'status', 'open',
       'gross_cents', t.gross, 'scholarship_cents', t.scholarship, 'punctuality_cents', 0, 'due_date', '2026-03-10', 'fine_bp', t.fine, 'interest_bp', t.interest)) d
     order by n`,
    [JSON.stringify(cases)],
  )
}

describe('what is charged within a campaign', () => {
  it('is never negative, never more than without it, and the sum of its lines', async () => {
    await fc.assert(
      fc.asyncProperty(batch, async (cases) => {
        for (const { plain, amount, lines } of await charged(cases)) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(amount).toBeLessThanOrEqual(plain)
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
        }
      }),
    )
  })

  it('leaves something to pay of everything that has an amount', async () => {
    await fc.assert(
      fc.asyncProperty(batch, async (cases) => {
        for (const { plain, amount } of await charged(cases)) expect(amount > 0 || plain === 0).toBe(true)
      }),
    )
  })

  it('agrees with exact arithmetic: each share without its part of a cent', async () => {
    await fc.assert(
      fc.asyncProperty(batch, async (cases) => {
        expect((await charged(cases)).map(({ plain, amount }) => plain - amount)).toEqual(cases.map(discountExactly))
      }),
    )
  })

  it('has nothing taken off before it is overdue', async () => {
    const [row] = await charged([
      { gross: 1_000, scholarship: 0, fine: 200, interest: 100, daysLate: 0, charges: 10_000, principal: 5_000 },
    ])
    expect(row).toMatchObject({ plain: 1_000, amount: 1_000 })
  })
})

/** The rule in rational numbers, as an independent reference for the SQL functions. */
function discountExactly({ gross, scholarship, fine, interest, daysLate, charges, principal }: Terms): number {
  if (daysLate < 1) return 0
  const base = BigInt(gross - scholarship)
  const rounded = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  const late = rounded(base * BigInt(fine), 10_000n) + rounded(base * BigInt(interest) * BigInt(daysLate), 300_000n)
  return Number((late * BigInt(charges)) / 10_000n + (base * BigInt(principal)) / 10_000n)
}
