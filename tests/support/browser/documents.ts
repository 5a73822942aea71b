import type pg from 'pg'
import { inTenant } from '../../../services/platform/database.ts'

/** Kinds of the demo (demo/academic-document-kinds.ts). */
export const documentKinds = { identity: 101, residence: 103, transcript: 105, thesis: 106 } as const

interface TestDocument {
  kind: keyof typeof documentKinds
  /** Why it was refused, an hour after it was sent without files; else it is pending. */
  reason?: string
}

/** Enrolls somebody in a course of Universidade Aurora that asks for documents. @returns their ids, in order */
export async function addDocuments(
  pool: pg.Pool,
  { id, name }: { id: number; name: string },
  documents: readonly TestDocument[],
  institutionId = 11,
): Promise<number[]> {
  return inTenant(pool, 1, async ({ client }) => {
    const { rows: courses } = await client.query<{ enrollment_id: number }>(
      `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values (1, $1, $2, $3, '52998224725', $4, 'Engenharia Civil', 1, 'active', '2026-02-01') returning enrollment_id`,
      [institutionId, id, name, String(id)],
    )
    const ids: number[] = []
    for (const { kind, reason } of documents) {
      const { rows } = await client.query<{ id: number }>(
        `insert into academic.enrollment_document
           (tenant_id, institution_id, enrollment_id, kind_id, status, revision, sent_at, decided_at, decided_by, reason)
         select 1, $1, $2, $3, case when $4::text is null then 'pending' else 'refused' end, ($4::text is not null)::int,
           case when $4::text is not null then now() - interval '2 hours' end, case when $4::text is not null then now() - interval '1 hour' end,
           case when $4::text is not null then 1102 end, $4
         returning document_enrollment_id as id`,
        [institutionId, courses[0]!.enrollment_id, documentKinds[kind], reason ?? null],
      )
      ids.push(rows[0]!.id)
    }
    return ids
  })
}
