import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import type { DocumentSide, DocumentStatus } from '#api/academic/enrollment-documents.ts'
import { appConfig } from '#config'
import { type Clock, getCivilDate } from '../services/platform/clock.ts'
import { inTenant } from '../services/platform/database.ts'
import type { FileStore } from '../services/platform/files/file-store.ts'
import { demoDocumentKinds, refusals } from './academic-document-kinds.ts'
import { type SampleFacts, seedDocumentPopulation } from './academic-document-population.ts'

export const sampleFiles = {
  front: { file: 'identity-front.jpg', nameEnd: '-frente.jpg', type: 'image/jpeg' },
  back: { file: 'identity-back.jpg', nameEnd: '-verso.jpg', type: 'image/jpeg' },
  whole: { file: 'document.pdf', nameEnd: '.pdf', type: 'application/pdf' },
} as const satisfies Record<DocumentSide, { file: string; nameEnd: string; type: string }>

interface DemoDocument {
  enrollmentId: number
  /** Position of the document kind. */
  kind: number
  status: DocumentStatus
  /** Number of days since the document was last sent. */
  daysAgo?: number
  reason?: string
  /** Reason for which an earlier version, sent five days before, was refused. */
  firstReason?: string
}

/** Documents of the people with accounts; document kinds that are not listed are pending. */
export const demoDocuments: readonly DemoDocument[] = [
  { enrollmentId: 1, kind: 1, status: 'accepted', daysAgo: 1380 },
  { enrollmentId: 1, kind: 2, status: 'accepted', daysAgo: 1380 },
  {
    enrollmentId: 1,
    kind: 3,
    status: 'refused',
    daysAgo: 9,
    reason: 'O comprovante tem mais de 90 dias. Envie um mais recente.',
  },
  { enrollmentId: 1, kind: 4, status: 'accepted', daysAgo: 1371, firstReason: 'Falta a assinatura da escola.' },
  { enrollmentId: 1, kind: 5, status: 'waiting', daysAgo: 3 },
  { enrollmentId: 1, kind: 8, status: 'not_applicable', daysAgo: 30 },
  { enrollmentId: 2, kind: 1, status: 'accepted', daysAgo: 900 },
  { enrollmentId: 2, kind: 2, status: 'not_applicable', daysAgo: 899 },
  { enrollmentId: 2, kind: 3, status: 'accepted', daysAgo: 900 },
  { enrollmentId: 2, kind: 4, status: 'refused', daysAgo: 12, reason: 'Falta o verso do documento.' },
  { enrollmentId: 2, kind: 5, status: 'accepted', daysAgo: 890, firstReason: 'Falta a segunda página.' },
  { enrollmentId: 3, kind: 1, status: 'accepted', daysAgo: 200 },
  { enrollmentId: 3, kind: 3, status: 'waiting', daysAgo: 1 },
  { enrollmentId: 4, kind: 1, status: 'waiting', daysAgo: 2 },
  { enrollmentId: 4, kind: 2, status: 'accepted', daysAgo: 6 },
  { enrollmentId: 4, kind: 4, status: 'refused', daysAgo: 5, reason: 'A imagem está cortada. Envie o documento inteiro.' },
  { enrollmentId: 6, kind: 1, status: 'accepted', daysAgo: 400 },
  { enrollmentId: 6, kind: 5, status: 'refused', daysAgo: 12, reason: 'Falta a segunda página.' },
  { enrollmentId: 7, kind: 1, status: 'accepted', daysAgo: 500 },
  ...[11, 12, 13, 14, 15, 16].flatMap((enrollmentId) => [
    { enrollmentId, kind: 1, status: 'accepted' as const, daysAgo: 1100 },
    { enrollmentId, kind: 2, status: 'not_applicable' as const, daysAgo: 1100 },
    ...[3, 4, 5].map((kind) => ({ enrollmentId, kind, status: 'accepted' as const, daysAgo: 1090 })),
  ]),
]
/** Enrollments of students who are about to graduate. */
const graduating = [1]
/** Active courses of the people with accounts. */
const enrollmentIds = [1, 2, 3, 4, 6, 7, 11, 12, 13, 14, 15, 16]
/** User id of the reviewer who decided: `hugo.secretaria`. Elsewhere it is nobody in particular. */
const reviewer = 1102

/** Owner of the files that the population's documents share. */
const nobody = 0

/**
 * Documents that enrollments owe, with dates relative to today. Does nothing where a tenant has kinds of documents; needs the academic
 * demo. With `files`, also puts there what is missing of the samples that the documents refer to.
 */
export async function seedDocuments({ pool, clock, files }: { pool: pg.Pool; clock: Clock; files?: FileStore | undefined }): Promise<void> {
  const today = getCivilDate(clock.now(), appConfig.defaultTimeZone)
  for (const tenantId of [1, 2, 3])
    await inTenant(pool, tenantId, async ({ client }) => {
      const { rowCount } = await client.query('select from academic.document_kind limit 1')
      if (rowCount === 0) await seedTenant(client, tenantId, today)
    })
  if (files) await putSamples(pool, files)
}

async function seedTenant(client: pg.ClientBase, tenantId: number, today: string) {
  await client.query(
    `insert into academic.document_kind (kind_id, tenant_id, name, guidance, purpose, has_back, position)
    select $1::int * 100 + position, $1::int, name, guidance, purpose, "hasBack", position
    from jsonb_to_recordset($2::jsonb) as k(position int, purpose text, "hasBack" boolean, name jsonb, guidance jsonb)`,
    [tenantId, JSON.stringify(demoDocumentKinds)],
  )
  await client.query(ownDocumentsSql, [
    tenantId,
    enrollmentIds,
    graduating,
    JSON.stringify(demoDocuments),
    today,
    appConfig.defaultTimeZone,
    reviewer,
  ])
  const sampleFacts = await readSampleFacts()
  await client.query(ownFilesSql, [tenantId, JSON.stringify(sampleFacts), JSON.stringify(demoDocumentKinds)])
  await client.query(ownEventsSql, [tenantId, reviewer, JSON.stringify(demoDocuments)])
  if (tenantId === 1) await seedDocumentPopulation(client, { tenantId, sampleFacts, owner: nobody, reviewer, refusals, today })
}

/** Inserts the documents; their ids derive from their order. */
const ownDocumentsSql = `
insert into academic.enrollment_document
  (tenant_id, institution_id, enrollment_id, kind_id, status, revision, sent_at, decided_at, decided_by, reason)
select e.tenant_id, e.institution_id, e.enrollment_id, k.kind_id, coalesce(d.status, 'pending'),
  case when d.status is null or d.status = 'not_applicable' then 0 when d."firstReason" is null then 1 else 2 end,
  case when d.status <> 'not_applicable' then ($5::date - d."daysAgo" + time '19:40') at time zone $6 end,
  case when d.status <> 'waiting' then ($5::date - d."daysAgo" + 1 + time '10:15') at time zone $6 end,
  case when d.status <> 'waiting' then $7::int end,
  d.reason
from academic.enrollment e
join academic.document_kind k on k.tenant_id = e.tenant_id and (k.purpose = 'admission' or e.enrollment_id = any ($3::int[]))
left join jsonb_to_recordset($4::jsonb)
    as d("enrollmentId" int, kind int, status text, "daysAgo" int, reason text, "firstReason" text)
  on d."enrollmentId" = e.enrollment_id and d.kind = k.position
where e.tenant_id = $1::int and e.enrollment_id = any ($2::int[])
order by e.enrollment_id, k.position`

/** The key follows from document, revision and side, so that it is the same on every machine. */
const ownFilesSql = `
with sample as (
  select * from jsonb_to_recordset($2::jsonb) as s(side text, "nameEnd" text, type text, size int, sha256 text)
), sent as (
  select d.document_enrollment_id, r as revision, s.*, f."fileName" || s."nameEnd" as name, row_number() over (partition by d.document_enrollment_id, r order by s.side desc) as position,
    overlay(overlay(md5('document ' || d.document_enrollment_id || ' ' || r || ' ' || s.side) placing '4' from 13) placing '8' from 17)::uuid as key,
    e.user_id, d.sent_at - (d.revision - r) * interval '5 days' as sent_at
  from academic.enrollment_document d
  join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
  join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id
  join jsonb_to_recordset($3::jsonb) as f(position int, "fileName" text) on f.position = k.position
  join sample s on (s.side = 'whole') = (not k.has_back)
  cross join generate_series(1, d.revision) r
), kept as (
  insert into academic.upload (key, tenant_id, user_id, name, type, size, state, sha256, created_at)
  select key, $1::int, user_id, name, type, size, 'complete', sha256, sent_at from sent
)
insert into academic.document_file (tenant_id, document_enrollment_id, revision, position, side, upload_key)
select $1::int, document_enrollment_id, revision, position, side, key from sent`

const ownEventsSql = `
insert into academic.document_event (tenant_id, document_enrollment_id, kind, revision, at, made_by, reason)
select d.tenant_id, d.document_enrollment_id, happened.kind, happened.revision, happened.at, happened.made_by, happened.reason
from academic.enrollment_document d
join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id
left join jsonb_to_recordset($3::jsonb) as g("enrollmentId" int, kind int, "firstReason" text)
  on g."enrollmentId" = e.enrollment_id and g.kind = k.position
cross join lateral (values
  ('sent', 1, d.sent_at - interval '5 days', e.user_id, null, d.revision = 2),
  ('refused', 1, d.sent_at - interval '4 days', $2::int, g."firstReason", d.revision = 2),
  ('sent', d.revision, d.sent_at, e.user_id, null, d.revision > 0),
  (d.status, d.revision, d.decided_at, $2::int, d.reason, d.decided_at is not null)
) happened (kind, revision, at, made_by, reason, is_so)
where d.tenant_id = $1::int and is_so
order by d.document_enrollment_id, happened.at`

async function readSamples(): Promise<Record<DocumentSide, Buffer>> {
  const read = async (side: DocumentSide) => [side, await readFile(new URL(`./samples/${sampleFiles[side].file}`, import.meta.url))]
  return Object.fromEntries(await Promise.all((['front', 'back', 'whole'] as const).map(read))) as Record<DocumentSide, Buffer>
}

/** Returns what the database records about the sample files. */
export async function readSampleFacts(): Promise<SampleFacts[]> {
  const bytes = await readSamples()
  return Object.entries(sampleFiles).map(([side, { nameEnd, type }]) => ({
    side,
    nameEnd,
    type,
    size: bytes[side as DocumentSide].length,
    sha256: getSha256(bytes[side as DocumentSide]),
  }))
}

const getSha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const extensions = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const

/** Stores the sample files. A database may come with a file store of its own, so files that are already there are kept. */
async function putSamples(pool: pg.Pool, files: FileStore): Promise<void> {
  const bytes = Object.values(await readSamples())
  const bySha = new Map(bytes.map((one) => [getSha256(one), one]))
  for (const tenantId of [1, 2, 3]) {
    const { rows } = await inTenant(pool, tenantId, ({ client }) =>
      client.query<{ key: string; user_id: number; type: keyof typeof extensions; sha256: string }>(
        `select key, user_id, type, sha256 from academic.upload where state = 'complete' and sha256 = any ($1::text[])`,
        [[...bySha.keys()]],
      ),
    )
    await Promise.all(
      rows.map(async ({ key, user_id, type, sha256 }) => {
        const place = `uploads/${tenantId}/${user_id}/${key}.${extensions[type]}`
        if (!(await files.read(place))) await files.put(place, bySha.get(sha256)!)
      }),
    )
  }
}
