import path from 'node:path'
import { inTenant } from '../../services/platform/database.ts'
import { systemClock } from '../../services/platform/clock.ts'
import { seedDemoWorld } from '../../services/seed/demo-world.ts'
import { openDatabase } from '../../server/database/open.ts'

/** Lays the demo world with as many debts as wanted, and gives ana.souza fifty to pay. */
export async function layDebts(dataDirectory, debts, ofAna) {
  const database = await openDatabase(undefined, path.resolve(dataDirectory))
  await seedDemoWorld({ pool: database.pool, clock: systemClock, debts })
  await inTenant(database.pool, 1, ({ client }) =>
    client.query(
      `insert into financial.debt (tenant_id, institution_id, enrollment_id, type, description, competency, due_date, status, gross_cents,
         scholarship_cents, scholarship_bp, punctuality_cents, punctuality_until, fine_bp, interest_bp)
       select tenant_id, institution_id, enrollment_id, type, description, competency, due_date, status, gross_cents,
         scholarship_cents, scholarship_bp, punctuality_cents, punctuality_until, fine_bp, interest_bp
       from (select * from financial.debt where enrollment_id = 1 and status = 'open' limit 1) d,
         generate_series(1, $1::int - (select count(*)::int from financial.debt where enrollment_id = 1 and status = 'open'))`,
      [ofAna],
    ),
  )
  await database.close()
}
