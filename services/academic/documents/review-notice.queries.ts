import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import type { LocalizedText } from '#api/locales.ts'
import { entityId } from '#api/shared.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { Decided } from './review-rules.ts'

export const documentDecidedQueue = 'academic.document-decided'

const decidedDocument = z.object({ tenantId: entityId, eventId: entityId })

/** A decision that was not undone, and the student to notify. */
export interface DecisionNotice {
  tenantId: number
  userId: number
  eventId: number
  documentEnrollmentId: number
  decision: Decided
  document: LocalizedText
  course: string
  reason: string | null
}

/** Tells the student. Idempotent by event. */
export type TellDecision = (notice: DecisionNotice) => Promise<void>

/** Notifies of a decision after the time to undo, unless it was undone or the document was sent again meanwhile. */
export async function tellOfDecision({ pool, tell }: { pool: pg.Pool; tell: TellDecision }, data: unknown): Promise<void> {
  const { tenantId, eventId } = decidedDocument.parse(data)
  const [notice] = await inTenant(pool, tenantId, ({ client }) =>
    query<Omit<DecisionNotice, 'tenantId' | 'eventId'>>(
      client,
      // Locks the row, so that it waits for a reviewer who is just undoing the decision.
      sql`select e.user_id as "userId", d.document_enrollment_id as "documentEnrollmentId", d.status as decision, k.name as document, e.course, d.reason
        from academic.document_event v
        join academic.enrollment_document d on d.tenant_id = v.tenant_id and d.document_enrollment_id = v.document_enrollment_id
        join academic.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
        join academic.document_kind k on k.tenant_id = d.tenant_id and k.kind_id = d.kind_id
        where v.tenant_id = ${tenantId} and v.event_id = ${eventId} and d.status = v.kind and d.decided_at = v.at and e.user_id is not null
        for update of d`,
    ),
  )
  if (notice) await tell({ tenantId, eventId, ...notice })
}
