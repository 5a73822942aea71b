import type pg from 'pg'

export const demoStreet = 'Avenida Paulista'

/** Campus Norte asks its students to confirm where they live; Ana Souza's address is from before. */
export async function seedPersonalData(client: pg.ClientBase, tenantId: number, today: string): Promise<void> {
  if (tenantId !== 1) return
  await client.query(
    `insert into academic.address (tenant_id, user_id, purpose, country_iso_code, zip_code, state, city, address, number, neighborhood,
        complement, confirmed_at)
      values (1, 1001, 'residence', 'BR', '01310100', 'SP', 'São Paulo', $2, '1578', 'Bela Vista', 'Apto 42',
        $1::date - interval '2 years')`,
    [today, demoStreet],
  )
  await client.query(
    `insert into academic.data_update_request (tenant_id, institution_id, asked_at, due_on, fields)
      values (1, 11, $1::date - interval '3 days', $1::date + 20, '{mobile,email,zipCode,state,city,address,number}')`,
    [today],
  )
}
