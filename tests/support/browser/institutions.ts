import type pg from 'pg'
import { inTenant } from '../../../services/platform/database.ts'
import type { TestStudent } from './students.ts'

interface Ways {
  methods?: readonly ('pix' | 'bank_slip' | 'credit_card')[]
  leavesApproved?: boolean
}

/** Moves a test student and the student's debts to a new institution of Universidade Aurora. */
export async function giveOwnInstitution(
  pool: pg.Pool,
  student: TestStudent,
  { methods = ['pix', 'bank_slip', 'credit_card'], leavesApproved = false }: Ways,
): Promise<void> {
  const id = student.id
  await pool.query(`insert into settings.institution (id, tenant_id, name, alias) values ($1, 1, 'Unidade Teste', $2)`, [
    id,
    `unidade-${id}`,
  ])
  await inTenant(pool, 1, async ({ client }) => {
    await client.query(
      `insert into financial.institution select (jsonb_populate_record(i, jsonb_build_object('institution_id', $1::int, 'name', 'Unidade Teste ' || $1))).* from financial.institution i where institution_id = 11`,
      [id],
    )
    await client.query(
      `insert into financial.payment_setting
       select (jsonb_populate_record(s, jsonb_build_object('institution_id', $1::int, 'methods', $2::text[], 'leaves_approved', $3::boolean))).*
       from financial.payment_setting s where institution_id = 11`,
      [id, methods, leavesApproved],
    )
    await client.query(
      'update financial.debt set institution_id = $1 where enrollment_id in (select enrollment_id from financial.enrollment where user_id = $1)',
      [id],
    )
    await client.query('update financial.enrollment set institution_id = $1 where user_id = $1', [id])
    await client.query('update users.membership set institution_id = $1 where account_id = $1', [id])
  })
}
