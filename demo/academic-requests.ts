import type pg from 'pg'
import { appConfig } from '#config'
import { walkForm } from '../form-engine/walk-form.ts'
import { type Clock, getCivilDate } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'
import { type SampleFacts, spreadFunction } from './academic-document-population.ts'
import { readSampleFacts } from './academic-documents.ts'
import { demoDraft, demoRequests } from './academic-request-people.ts'
import { populationActionsSql, populationEventsSql, populationSlots, populationSql } from './academic-request-population.ts'
import { demoRequestTypeId, demoRequestTypes, renewHomeStudy, seedRequestTypes } from './academic-request-types.ts'

/** `hugo.secretaria` at one institution, `rita.secretaria` at all; nobody in particular elsewhere. */
const office = { hugo: 1102, rita: 1105 }

/**
 * Types of requests at every tenant, requests of the demo's people, and at Universidade Aurora five of each student without an account.
 * Deterministic, with dates relative to today. Where a tenant has types, only renews what they could not say before; needs the academic demo.
 */
export async function seedRequests({ pool, clock }: { pool: pg.Pool; clock: Clock }): Promise<void> {
  const today = getCivilDate(clock.now(), appConfig.defaultTimeZone)
  let isNew = false
  for (const tenantId of [1, 2, 3])
    await inTenant(pool, tenantId, async ({ client }) => {
      const { rowCount } = await client.query('select from academic.request_type limit 1')
      const made = { tenantId, today, maker: tenantId === 1 ? office.rita : 0 }
      if (rowCount !== 0) return renewHomeStudy(client, made)
      await seedRequestTypes(client, made)
      await seedTenant(client, tenantId, today)
      isNew = true
    })
  // An existing demo keeps its own sequences, so they are set only in a new one.
  if (!isNew) return
  await pool.query(`select setval('academic.request_type_type_id_seq', 100001)`)
  await pool.query('analyze academic.request, academic.request_event')
}

async function seedTenant(client: pg.ClientBase, tenantId: number, today: string) {
  const slots = populationSlots(tenantId, today)
  await client.query(spreadFunction)
  await client.query(businessDaysSql, [tenantId, today])
  await client.query(slotsSql, [JSON.stringify(slots)])
  // New tables have no statistics, so the planner would treat them as empty in joins.
  await client.query('analyze business_day; analyze slot; analyze academic.enrollment')
  await client.query(populationSql, [tenantId, slots.length, today, appConfig.defaultTimeZone])
  if (tenantId !== 1) await client.query('truncate population')
  const facts = (await readSampleFacts()).find(({ side }) => side === 'whole')!
  const people = JSON.stringify(getPeople(tenantId, today))
  await client.query(peopleSql, [tenantId, people, today, appConfig.defaultTimeZone, office.hugo, office.rita])
  await client.query(requestsSql, [tenantId, today, appConfig.defaultTimeZone])
  await client.query(numbersSql, [tenantId, appConfig.defaultTimeZone])
  await client.query(populationEventsSql, [tenantId, today])
  await client.query(populationActionsSql, [tenantId, today])
  await client.query(peopleEventsSql, [tenantId, people, today, appConfig.defaultTimeZone])
  await seedConversations(client, { tenantId, people, today, facts })
  if (tenantId === 1) await seedOffice(client, today)
}

/** Returns the demo people's requests with what their types determine, and ids that are the same on every machine. */
function getPeople(tenantId: number, today: string) {
  const types = demoRequestTypes(today)
  return demoRequests(today).map((one, index) => {
    const { versions, institutionId } = types.find(({ position }) => position === one.type)!
    const version = one.version ?? versions.length
    const { name, category, cost, limitOfDays, form } = versions[version - 1]!
    const files = Object.fromEntries((one.files ?? []).map((field) => [field, [`${index + 1} ${field}`]]))
    const { steps } = walkForm(form, { ...one.answers, ...files }, { today })
    return {
      ...one,
      number: index + 1,
      typeId: demoRequestTypeId(tenantId, one.type),
      institutionId,
      version,
      name,
      category,
      cost,
      limitOfDays,
      steps: steps.map((step) => step.name),
      chosen: one.chosen ?? {},
      messageCount: one.messages?.length ?? 0,
    }
  })
}

/** Numbers the days of each institution by the business days up to them: a deadline is the day whose number is today's plus the limit. */
const businessDaysSql = `
create temporary table business_day on commit drop as
select institution_id, day, is_open, (count(*) filter (where is_open) over (partition by institution_id order by day))::int as ordinal
from (
  select institution_id, day::date as day, financial.is_banking_day(institution_id, day::date) as is_open
  from academic.institution, generate_series($2::date - 900, $2::date + 120, interval '1 day') day
  where tenant_id = $1::int
) days`

const slotsSql = `
create temporary table slot on commit drop as
select row_number() over ()::int as place, s.*
from jsonb_to_recordset($1::jsonb)
  as s("typeId" int, version int, "institutionId" int, name jsonb, category text, cost int, "limitOfDays" int, channel text,
    answers jsonb, steps text[], chosen jsonb)`

/** Adds the requests of the demo's people to those of the population, so that all are numbered together. */
const peopleSql = `
insert into population
select overlay(overlay(md5('own request ' || number) placing '4' from 13) placing '8' from 17)::uuid, e.institution_id, e.enrollment_id,
  e.user_id, "typeId", version, name, category, 'portal', r.status, answers || files.keys, steps, chosen, cost, created_at,
  case when is_started then created_at + interval '20 minutes' * (cost > 0)::int end,
  case when is_started then due.day end,
  case when is_started and cost > 0 then created_at + interval '20 minutes' end,
  case when "isAssigned" then case when e.institution_id = 11 then $5::int else $6::int end end,
  case when "decidedDaysAgo" is not null then ($3::date - "decidedDaysAgo" + time '15:20') at time zone $4
    when r.status = 'canceled' then created_at + interval '1 day' end,
  "resultText", (survey->>'score')::smallint, survey->>'reason'
from jsonb_to_recordset($2::jsonb)
  as r(number int, "enrollmentId" int, "typeId" int, version int, name jsonb, category text, status text, answers jsonb, steps text[],
    chosen jsonb, cost int, "limitOfDays" int, "daysAgo" int, "decidedDaysAgo" int, "isAssigned" boolean, "resultText" text, survey jsonb,
    files text[])
join academic.enrollment e on e.tenant_id = $1::int and e.enrollment_id = r."enrollmentId"
cross join lateral (
  select ($3::date - "daysAgo" + time '10:05' + number * interval '3 minutes') at time zone $4 as created_at, r.status <> 'waiting_for_payment' as is_started
) sent
cross join lateral (
  select coalesce(jsonb_object_agg(field, jsonb_build_array(
    overlay(overlay(md5('request file ' || number || ' ' || field) placing '4' from 13) placing '8' from 17)::uuid)), '{}') as keys
  from unnest(files) field
) files
join business_day began on began.institution_id = e.institution_id and began.day = $3::date - "daysAgo"
join business_day due on due.institution_id = e.institution_id and due.ordinal = began.ordinal + "limitOfDays" and due.is_open`

const requestsSql = `
insert into academic.request
  (request_id, tenant_id, institution_id, enrollment_id, user_id, type_id, version, name, category, protocol, channel, status, answers, steps,
    chosen, cost, paid_at, created_at, updated_at, deadline, started_at, assignee, decided_at, decided_by, result_text, status_before, revision,
    message_count, unread_by_student, unread_by_office, score, score_reason, rated_at)
select request_id, $1::int, institution_id, enrollment_id, user_id, type_id, version, name, category,
  year || '-' || lpad(row_number() over (partition by year order by created_at, request_id)::text, 6, '0'), channel, status, answers, steps,
  chosen, cost, paid_at, created_at,
  -- What is under way was last touched on the day after it came.
  greatest(paid_at, coalesce(closed_at, least(greatest(created_at, $2::date::timestamp at time zone $3), created_at + (assignee is not null)::int * interval '1 day'))),
  deadline, started_at, assignee, decided_at, case when decided_at is not null then assignee end, result_text,
  case when decided_at is not null then 'in_attendance' end,
  (assignee is not null)::int + (closed_at is not null)::int, 0, 0, 0,
  case when decided_at < $2::date - 3 then score end, case when decided_at < $2::date - 3 and score is not null then score_reason end,
  case when decided_at < $2::date - 3 and score is not null then decided_at + interval '26 hours' end
from population
cross join lateral (
  select extract(year from created_at at time zone $3)::int as year, case when status <> 'canceled' then closed_at end as decided_at
) more`

const numbersSql = `
insert into academic.request_number (tenant_id, year, last)
select $1::int, extract(year from created_at at time zone $2), count(*) from academic.request where tenant_id = $1::int group by 2`

const peopleEventsSql = `
with own as (
  select r.*, events from academic.request r
  join jsonb_to_recordset($2::jsonb) as p(number int, events jsonb)
    on r.request_id = overlay(overlay(md5('own request ' || number) placing '4' from 13) placing '8' from 17)::uuid
  where r.tenant_id = $1::int
)
insert into academic.request_event (tenant_id, request_id, kind, status, at, by, made_by)
select $1::int, request_id, happened.kind, happened.status, happened.at, happened.by, happened.made_by
from own
cross join lateral (
  select 'sent' as kind, case when cost > 0 then 'waiting_for_payment' else 'open' end as status, created_at as at, 'student' as by, user_id as made_by
  union all select 'paid', 'open', paid_at, 'system', null where paid_at is not null
  union all
  select event->>0, event->>1, ($3::date - (event->>2)::int + time '13:10') at time zone $4 + place * interval '10 minutes',
    case when event->>0 in ('answered', 'canceled') then 'student' else 'office' end,
    case when event->>0 in ('answered', 'canceled') then user_id else assignee end
  from jsonb_array_elements(events) with ordinality as given(event, place)
  union all select own.status, own.status, decided_at, 'office', decided_by where decided_at is not null
  union all select 'rated', own.status, rated_at, 'student', user_id where rated_at is not null
) happened
order by request_id, happened.at`

interface Conversations {
  tenantId: number
  /** The demo's people as they are passed to every statement about them. */
  people: string
  today: string
  facts: SampleFacts
}

/** Seeds messages, items requested by the office, and files for the demo's people. */
async function seedConversations(client: pg.ClientBase, { tenantId, people, today, facts }: Conversations) {
  const { nameEnd, type, size, sha256 } = facts
  const file = [nameEnd, type, size, sha256]
  await client.query(messagesSql, [tenantId, people, office.hugo, today, appConfig.defaultTimeZone])
  await client.query(readMarksSql, [tenantId])
  await client.query(lastTouchSql, [tenantId])
  await client.query(fieldFilesSql, [tenantId, people, ...file])
  await client.query(resultFilesSql, [tenantId, people, ...file, office.hugo])
  await client.query(actionsSql, [tenantId, people, today, appConfig.defaultTimeZone])
  await client.query(itemsSql, [tenantId, people])
  await client.query(itemFilesSql, [tenantId, ...file])
}

const ownId = `overlay(overlay(md5('own request ' || number) placing '4' from 13) placing '8' from 17)::uuid`

/** Spreads messages over the time since the request was sent; the office's last message is unread. */
const messagesSql = `
insert into academic.request_message (message_id, tenant_id, request_id, position, author, user_id, text, at, read_at, is_internal)
select overlay(overlay(md5('message ' || number || ' ' || place) placing '4' from 13) placing '8' from 17)::uuid, $1::int, r.request_id, place,
  case when place % 2 = 1 then 'student' else 'office' end, case when place % 2 = 1 then r.user_id else $3::int end, message, at,
  case when place < jsonb_array_length(messages) then at + interval '12 minutes' end, false
from jsonb_to_recordset($2::jsonb) as p(number int, messages jsonb)
join academic.request r on r.tenant_id = $1::int and r.request_id = ${ownId}
cross join lateral jsonb_array_elements_text(messages) with ordinality as given(message, place)
cross join lateral (
  select (r.created_at + (($4::date::timestamp at time zone $5) - r.created_at) * place / (jsonb_array_length(messages) + 1)) at time zone $5 as wall
) spread
-- Within office hours, in the same order: a third of the time of day after nine.
cross join lateral (
  select (date_trunc('day', wall) + time '09:00' + (wall - date_trunc('day', wall)) / 3) at time zone $5 as at
) moment`

const readMarksSql = `
update academic.request r set message_count = m.count, unread_by_student = m.last_of_office
from (
  select request_id, count(*)::int as count, (count(*) filter (where author = 'office' and read_at is null))::int as last_of_office
  from academic.request_message where tenant_id = $1::int group by request_id
) m
where r.tenant_id = $1::int and r.request_id = m.request_id`

/** Sets the last change of the requests of the demo's people. */
const lastTouchSql = `
update academic.request r set updated_at = greatest(r.updated_at, last.at)
from (
  select request_id, max(at) as at from (
    select request_id, at from academic.request_event where tenant_id = $1::int
    union all select request_id, at from academic.request_message where tenant_id = $1::int
  ) happened group by request_id
) last
where r.tenant_id = $1::int and r.user_id is not null and r.request_id = last.request_id`

const fieldFilesSql = `
with file as (
  select r.request_id, r.user_id, r.created_at, field, place, (r.answers->field->>0)::uuid as key
  from jsonb_to_recordset($2::jsonb) as p(number int, files text[])
  join academic.request r on r.tenant_id = $1::int and r.request_id = ${ownId}
  cross join unnest(files) with ordinality as given(field, place)
), kept as (
  insert into academic.upload (key, tenant_id, user_id, use, name, type, size, state, sha256, created_at)
  select key, $1::int, user_id, 'request', 'comprovante' || $3, $4, $5::int, 'complete', $6, created_at - interval '5 minutes' from file
)
insert into academic.request_file (tenant_id, request_id, upload_key, position, place, field)
select $1::int, request_id, key, place, 'field', field from file`

const resultFilesSql = `
with file as (
  select r.request_id, r.decided_at, overlay(overlay(md5('result ' || number) placing '4' from 13) placing '8' from 17)::uuid as key
  from jsonb_to_recordset($2::jsonb) as p(number int, "hasResultFile" boolean)
  join academic.request r on r.tenant_id = $1::int and r.request_id = ${ownId}
  where "hasResultFile"
), kept as (
  insert into academic.upload (key, tenant_id, user_id, use, name, type, size, state, sha256, created_at)
  select key, $1::int, $7::int, 'request', 'resposta' || $3, $4, $5::int, 'complete', $6, decided_at from file
)
insert into academic.request_file (tenant_id, request_id, upload_key, position, place)
select $1::int, request_id, key, 1, 'result' from file`

const actionsSql = `
insert into academic.request_action (tenant_id, request_id, text, deadline, asked_at)
select $1::int, r.request_id, action->>'text', $3::date + (action->>'dueInDays')::int,
  ($3::date - (action->>'daysAgo')::int + time '13:30') at time zone $4
from jsonb_to_recordset($2::jsonb) as p(number int, action jsonb)
join academic.request r on r.tenant_id = $1::int and r.request_id = ${ownId}
where action is not null`

const itemsSql = `
insert into academic.request_item (tenant_id, action_id, position, kind, label, status, reason)
select $1::int, a.action_id, place, item->>'kind', item->>'label', item->>'status', item->>'reason'
from jsonb_to_recordset($2::jsonb) as p(number int, action jsonb)
join academic.request_action a on a.tenant_id = $1::int and a.request_id = ${ownId}
cross join lateral jsonb_array_elements(action->'items') with ordinality as given(item, place)`

/** Adds files for refused items, since they had been handed in. */
const itemFilesSql = `
with file as (
  select r.request_id, r.user_id, a.asked_at, i.item_id,
    overlay(overlay(md5('item ' || r.protocol || i.position) placing '4' from 13) placing '8' from 17)::uuid as key
  from academic.request_item i
  join academic.request_action a on a.tenant_id = i.tenant_id and a.action_id = i.action_id
  join academic.request r on r.tenant_id = a.tenant_id and r.request_id = a.request_id
  where i.tenant_id = $1::int and i.status = 'refused'
), kept as (
  insert into academic.upload (key, tenant_id, user_id, use, name, type, size, state, sha256, created_at)
  select key, $1::int, user_id, 'request', 'comprovante' || $2, $3, $4::int, 'complete', $5, asked_at + interval '1 day' from file
)
insert into academic.request_file (tenant_id, request_id, upload_key, position, place, item_id)
select $1::int, request_id, key, 1, 'item', item_id from file`

/** Seeds the people who may be assigned requests, and a draft that was not sent. */
async function seedOffice(client: pg.ClientBase, today: string) {
  await client.query(
    `insert into academic.request_assignee (tenant_id, institution_id, user_id, seen_at)
    values (1, 11, $1::int, $3::date - 1), (1, 0, $2::int, $3::date - 1)`,
    [office.hugo, office.rita, today],
  )
  const { enrollmentId, type, daysAgo, answers } = demoDraft
  await client.query(
    `insert into academic.request_draft
      (draft_id, tenant_id, user_id, enrollment_id, type_id, version, answers, pressed, changed_in, revision, created_at, updated_at)
    select overlay(overlay(md5('draft') placing '4' from 13) placing '8' from 17)::uuid, 1, e.user_id, e.enrollment_id, t.type_id, t.version,
      $3::jsonb, '{}', (select jsonb_object_agg(field, 1) from jsonb_object_keys($3::jsonb) field), 1, at, at
    from academic.enrollment e
    join academic.request_type t on t.tenant_id = 1 and t.type_id = $2::int
    cross join lateral (select ($4::date - $5::int + time '20:15') at time zone $6 as at) begun
    where e.tenant_id = 1 and e.enrollment_id = $1::int`,
    [enrollmentId, demoRequestTypeId(1, type), JSON.stringify(answers), today, daysAgo, appConfig.defaultTimeZone],
  )
}
