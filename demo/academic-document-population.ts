import type pg from 'pg'
import { appConfig } from '#config'
import { demoDocumentKinds } from './academic-document-kinds.ts'

export interface SampleFacts {
  side: string
  /** Suffix of the names of files with this side. */
  nameEnd: string
  type: string
  size: number
  sha256: string
}

interface DocumentPopulation {
  tenantId: number
  sampleFacts: readonly SampleFacts[]
  /** User id of the owner of the shared files. */
  owner: number
  /** User id. */
  reviewer: number
  refusals: readonly string[]
  today: string
}

/**
 * Admission documents of the students without accounts: with 20,000 students there are 100,000, six in a hundred of them waiting. They
 * share a few files. Deterministic; only dates depend on `today` (`YYYY-MM-DD`).
 */
export async function seedDocumentPopulation(
  client: pg.ClientBase,
  { tenantId, sampleFacts, owner, reviewer, refusals, today }: DocumentPopulation,
): Promise<void> {
  const admission = demoDocumentKinds.filter(({ purpose }) => purpose === 'admission')
  await client.query(spreadFunction)
  await client.query(sharedFilesSql, [tenantId, owner, JSON.stringify(sampleFacts), today, JSON.stringify(admission)])
  await client.query(documentsSql, [tenantId, today, appConfig.defaultTimeZone, reviewer, refusals, admission.length])
  await client.query(filesSql, [tenantId])
  await client.query(eventsSql, [tenantId, owner, reviewer, today, refusals])
}

/** Pseudo-random spread of consecutive numbers over 0..m-1; each multiplier gives a different spread. */
export const spreadFunction = `
create or replace function pg_temp.spread(n bigint, multiplier bigint, m integer) returns integer
language sql immutable
return ((((n * multiplier) & 4294967295) >> 9) % m)::integer`

/** File store key of a sample, the same on every machine. */
const sampleKey = (position: string, side: string) =>
  `overlay(overlay(md5('sample ' || ${position} || ' ' || ${side}) placing '4' from 13) placing '8' from 17)::uuid`

/** Inserts one shared file for each side of each document kind. */
const sharedFilesSql = `
insert into academic.upload (key, tenant_id, user_id, name, type, size, state, sha256, created_at)
select ${sampleKey('k.position', 'side')}, $1::int, $2::int, "fileName" || "nameEnd", type, size, 'complete', sha256, $4::date
from jsonb_to_recordset($3::jsonb) as s(side text, "nameEnd" text, type text, size int, sha256 text)
join jsonb_to_recordset($5::jsonb) as k(position int, "hasBack" boolean, "fileName" text) on (side = 'whole') = (not "hasBack")`

/* What waits was sent in the last twelve days, most of it lately; the rest was decided over three years. */
const documentsSql = `
insert into academic.enrollment_document
  (tenant_id, institution_id, enrollment_id, kind_id, status, revision, sent_at, decided_at, decided_by, reason)
select $1::int, e.institution_id, e.enrollment_id, $1::int * 100 + position, outcome.status, revision,
  case when revision > 0 then sent_at end,
  decided_at, case when decided_at is not null then $4::int end,
  case when outcome.status = 'refused' then ($5::text[])[1 + pg_temp.spread(n, 1597334677, cardinality($5::text[]))] end
from academic.enrollment e
cross join generate_series(1, $6::int) position
cross join lateral (select e.enrollment_id::bigint * 8 + position as n offset 0) number
cross join lateral (
  select pg_temp.spread(n, 2654435761, 1000) as fate, pg_temp.spread(n, 2246822519, 1000) as age,
    pg_temp.spread(n, 3266489917, 840) as minute, pg_temp.spread(n, 668265263, 100) as habit offset 0
) dice
cross join lateral (
  select case when fate < 120 then 'pending' when fate < 180 then 'waiting' when fate < 920 then 'accepted'
    when fate < 970 then 'refused' else 'not_applicable' end as status offset 0
) outcome
cross join lateral (
  select case outcome.status when 'pending' then 0 when 'not_applicable' then 0 else 1 + (habit < 14)::int + (habit < 2)::int end as revision,
    ($2::date - case outcome.status when 'waiting' then 1 + age * age / 90000 else 6 + age end + time '07:30' + minute * interval '1 minute')
      at time zone $3 as sent_at offset 0
) sending
cross join lateral (
  select case when outcome.status not in ('pending', 'waiting')
    then sent_at + (1 + habit % 4) * interval '1 day' + interval '20 minutes' end as decided_at offset 0
) decision
where e.tenant_id = $1::int and e.user_id is null
order by n`

const filesSql = `
insert into academic.document_file (tenant_id, document_enrollment_id, revision, position, side, upload_key)
select $1::int, d.document_enrollment_id, d.revision, side.position, side.side,
  ${sampleKey('k.position', 'side.side')}
from academic.enrollment_document d
join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id
join (values ('front', 1), ('back', 2), ('whole', 1)) side (side, position) on (side.side = 'whole') = (not k.has_back)
where d.tenant_id = $1::int and d.revision > 0 and e.user_id is null`

/** Adds the events of documents that wait or were decided lately; older events are left out. */
const eventsSql = `
insert into academic.document_event (tenant_id, document_enrollment_id, kind, revision, at, made_by, reason)
select $1::int, d.document_enrollment_id, happened.kind, happened.revision, happened.at, happened.made_by, happened.reason
from academic.enrollment_document d
join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
cross join lateral (
  select 'sent' as kind, r as revision, d.sent_at - (d.revision - r) * interval '3 days' as at, $2::int as made_by, null as reason
    from generate_series(1, d.revision) r
  union all
  select 'refused', r, d.sent_at - (d.revision - r) * interval '3 days' + interval '1 day', $3::int,
      ($5::text[])[1 + (d.document_enrollment_id + r) % cardinality($5::text[])]
    from generate_series(1, d.revision - 1) r
  union all
  select d.status, d.revision, d.decided_at, $3::int, d.reason where d.decided_at is not null
) happened
where d.tenant_id = $1::int and e.user_id is null and (d.status = 'waiting' or d.decided_at > $4::date - 120)
order by d.document_enrollment_id, happened.at`
