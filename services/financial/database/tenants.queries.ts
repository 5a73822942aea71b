import type pg from 'pg'

export async function financialTenants(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ tenant_id: number }>('select tenant_id from financial.tenant order by tenant_id')
  return rows.map(({ tenant_id }) => tenant_id)
}
