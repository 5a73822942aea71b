import type pg from 'pg'

export const demoStreet = 'Avenida Paulista'

/** Number of days from today until the deadline by which Campus Norte asks for the data. */
export const dataDueInDays = 20

/** Users who have confirmed all their data. */
const upToDate = [1010, 1011, 1012, 1013, 1014, 1015]

/** Seeds personal data: Campus Norte asks its students to confirm their addresses; Ana Souza's was entered before that. */
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
    `insert into academic.address (tenant_id, user_id, purpose, country_iso_code, zip_code, state, city, address, number, neighborhood,
        complement, confirmed_at)
      select 1, user_id, 'residence', 'BR', '01310100', 'SP', 'São Paulo', $2, (1200 + user_id)::text, 'Bela Vista', '', $1::date - interval '1 day'
      from unnest($3::int[]) user_id`,
    [today, demoStreet, upToDate],
  )
  await client.query(
    `insert into academic.personal_data (tenant_id, user_id, confirmed_at) select 1, user_id, $1::date - interval '1 day'
      from unnest($2::int[]) user_id`,
    [today, upToDate],
  )
  await client.query(
    `insert into academic.data_update_request (tenant_id, institution_id, asked_at, due_on, fields)
      values (1, 11, $1::date - interval '3 days', $1::date + ${dataDueInDays}, '{mobile,email,zipCode,state,city,address,number}')`,
    [today],
  )
}
