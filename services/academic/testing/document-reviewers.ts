import { beforeAll, beforeEach, expect } from 'vitest'
import { principal } from '../../../tests/support/callers.ts'
import { mayReviewDocuments } from '#api/permissions.ts'
import { createWorld, type World } from './world.ts'

export const kinds = 30
export const firstKind = 9_000
export const page = { page: 1, perPage: 50 } as const
export const code = (expected: string) => expect.objectContaining({ code: expected })
export const sentAt = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

/** Ids of documents: enrollment, then kind. Ana's (1, institution 11), Bruno's (2) and, at institution 12, Clara's (4). */
export const getId = (enrollmentId: number, kind: number) => 800_000 + enrollmentId * 1000 + kind

/** Prepares the world for a file's tests, without documents before each test. */
export function documentReviewers(take: (world: World) => void) {
  let world: World

  beforeAll(async () => {
    world = await createWorld()
    await world.rows(
      1,
      `insert into academic.document_kind (kind_id, tenant_id, name, purpose, has_back, position)
       select $1::int + n, 1, jsonb_build_object('pt-BR', 'Documento ' || n, 'en', 'Document ' || n, 'es', 'Documento ' || n),
         case when n % 2 = 0 then 'admission' else 'graduation' end, false, n from generate_series(1, $2) n`,
      [firstKind, kinds],
    )
    take(world)
  })

  beforeEach(async () => {
    world.jobs.length = 0
    await world.rows(1, 'delete from academic.document_event')
    await world.rows(1, 'delete from academic.document_file')
    await world.rows(1, 'delete from academic.enrollment_document')
  })

  const reviewer = (userId: number, institutionId: number | null = 11, tenantId = 1) =>
    world.client(
      principal({
        userId,
        tenantId,
        institutionId,
        profile: 'OPERATION',
        permissions: { [mayReviewDocuments.audience]: mayReviewDocuments.permissions },
      }),
    ).documentReviews

  return {
    reviewer,
    hugo: () => reviewer(1102),
    igor: () => reviewer(1103),
    /** Inserts a document of a kind, waiting unless `given` says otherwise. @returns its id */
    async put(enrollmentId: number, kind: number, given: { status?: string; revision?: number; sent?: string | null } = {}) {
      const { status = 'waiting', revision = 1, sent = sentAt(kind) } = given
      await world.rows(
        1,
        `insert into academic.enrollment_document (document_enrollment_id, tenant_id, institution_id, enrollment_id, kind_id, status, revision, sent_at)
         select $1, 1, institution_id, enrollment_id, $3, $4, $5, $6 from academic.enrollment where enrollment_id = $2`,
        [getId(enrollmentId, kind), enrollmentId, firstKind + kind, status, revision, sent],
      )
      return getId(enrollmentId, kind)
    },
    sendAgain: (id: number) =>
      world.rows(
        1,
        `update academic.enrollment_document set revision = revision + 1, status = 'waiting' where document_enrollment_id = $1`,
        [id],
      ),
  }
}
