import path from 'node:path'
import { inTenant } from '../../services/platform/database.ts'
import { systemClock } from '../../services/platform/clock.ts'
import { seedDemoWorld } from '../../demo/demo-world.ts'
import { openDatabase } from '../../server/database/open.ts'

/** Cents of each debt to be charged: not yet due, without discounts. */
export const payableCents = 50_000

/** Seeds the demo data. @param ofAna open debts of ana.souza @param payable debts of clara.dias to charge, whose ids are returned */
export async function seedDebts(dataDirectory, debts, ofAna, payable) {
  const database = await openDatabase(undefined, path.resolve(dataDirectory), console.error)
  try {
    await seedDemoWorld({ pool: database.pool, clock: systemClock, debts })
    await addDebtsOfAna(database.pool, ofAna)
    return await addPayable(database.pool, payable)
  } finally {
    await database.close()
  }
}

function addDebtsOfAna(pool, count) {
  return inTenant(pool, 1, ({ client }) =>
    client.query(
      `insert into financial.debt (tenant_id, institution_id, enrollment_id, type, description, competency, due_date, status, gross_cents,
         scholarship_cents, scholarship_bp, punctuality_cents, punctuality_until, fine_bp, interest_bp)
       select tenant_id, institution_id, enrollment_id, type, description, competency, due_date, status, gross_cents,
         scholarship_cents, scholarship_bp, punctuality_cents, punctuality_until, fine_bp, interest_bp
       from (select * from financial.debt where enrollment_id = 1 and status = 'open' limit 1) d,
         generate_series(1, $1::int - (select count(*)::int from financial.debt where enrollment_id = 1 and status = 'open'))`,
      [count],
    ),
  )
}

async function addPayable(pool, count) {
  return inTenant(pool, 1, async ({ client }) => {
    const { rows } = await client.query(
      `with enrollment as (
         insert into financial.enrollment (tenant_id, institution_id, user_id, student_name, registration, tax_id, course)
         values (1, 12, 1003, 'Clara Dias', 'bench', '52998224725', 'Engenharia Civil') returning enrollment_id
       )
       insert into financial.debt (tenant_id, institution_id, enrollment_id, type, status, competency, due_date, gross_cents, fine_bp, interest_bp)
       select 1, 12, enrollment_id, 'tuition', 'open', '2999-01-01', '2999-01-10', $2, 200, 100 from enrollment, generate_series(1, $1::int) returning debt_id`,
      [count, payableCents],
    )
    return rows.map(({ debt_id }) => debt_id)
  })
}
