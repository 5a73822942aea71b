import path from 'node:path'
import { inTenant } from '../../services/platform/database.ts'
import { openDatabase } from '../../server/database/open.ts'

const text = (words) => ({ 'pt-BR': words, en: words, es: words })
const definition = {
  name: text('Requerimento medido'),
  summary: text('Para medir a fila.'),
  category: 'documents',
  cost: 0,
  limitOfDays: 5,
  terms: text('Nenhum.'),
  audience: { statuses: ['active'], courses: [] },
  rules: [],
  form: { steps: [{ name: 'one', title: text('Um'), fields: [], redirects: [], next: 'finalStep', buttons: [] }] },
}

/** Fills the queue of one institution up to `count` requests, a fifth of them open. Needs the demo data. */
export async function seedRequests(dataDirectory, count) {
  const database = await openDatabase(undefined, path.resolve(dataDirectory), console.error)
  try {
    await inTenant(database.pool, 1, ({ client }) => fill(client, count))
    await database.pool.query('analyze academic.request')
  } finally {
    await database.close()
  }
}

async function fill(client, count) {
  const { rows } = await client.query('select count(*)::int as known from academic.request where institution_id = 11')
  const [{ known }] = rows
  if (known >= count) return
  await client.query(
    `with type as (
       insert into academic.request_type (tenant_id, is_active, version, position) values (1, false, 1, 99) returning type_id),
     version as (
       insert into academic.request_type_version (tenant_id, type_id, version, definition, at, made_by)
       select 1, type_id, 1, $2, now(), 1102 from type returning type_id),
     students as (
       select enrollment_id, user_id, row_number() over (order by enrollment_id) - 1 as place
       from academic.enrollment where institution_id = 11),
     counted as (select count(*) as total from students)
     insert into academic.request (request_id, tenant_id, institution_id, enrollment_id, user_id, type_id, version, name, category, protocol,
       channel, status, answers, steps, chosen, cost, created_at, updated_at, deadline, started_at, decided_at, score, rated_at, revision,
       message_count, unread_by_student, unread_by_office)
     select gen_random_uuid(), 1, 11, s.enrollment_id, s.user_id, v.type_id, 1, $3, 'documents', 'bench-' || n, 'portal',
       case when n % 5 = 0 then 'open' else 'granted' end, '{}', '{}', '{}', 0, made.at, made.at, (made.at + interval '7 days')::date, made.at,
       case when n % 5 = 0 then null else made.at + interval '5 days' end, case when n % 10 = 1 then 1 + n % 5 end,
       case when n % 10 = 1 then made.at + interval '6 days' end, 0, 0, 0, 0
     from generate_series(1, $1::int) n
     cross join lateral (select now() - interval '1 minute' * (n % 500000) as at) made
     cross join version v
     cross join counted c
     join students s on s.place = n % c.total`,
    [count - known, JSON.stringify(definition), JSON.stringify(definition.name)],
  )
}
