import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { getStatuses } from '#api/academic/request-status.ts'
import type { CheckedRule } from '#api/academic/request-types.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { CallerScope } from '../access/scopes.ts'
import { checkRules } from '../request-types/request-rules.ts'
import { getDefinition, ruleFacts } from '../request-types/offered-types.queries.ts'
import { requireCourse } from '../requests/request-course.queries.ts'
import { requireProtocol } from './protocols.queries.ts'

/** Returns the rules of the version under which a protocol was opened, and whether its course meets them now. Throws NOT_FOUND. */
export async function protocolRules(client: pg.ClientBase, scope: CallerScope, requestId: string, today: string): Promise<CheckedRule[]> {
  const { tenantId } = scope
  const { typeId, version, enrollmentId } = await requireProtocol(client, scope, requestId)
  const course = await requireCourse(client, scope, enrollmentId)
  const facts = await ruleFacts(client, tenantId, course, today)
  // The protocol itself is excluded from the count.
  const [others] = await query<{ count: number }>(
    client,
    sql`select count(*)::int as count from academic.request r
      where r.tenant_id = ${tenantId} and r.enrollment_id = ${enrollmentId} and r.type_id = ${typeId} and r.request_id <> ${requestId}
        and not r.status = any(${toSqlArray(getStatuses('concluded'))}::text[])`,
  )
  return checkRules(await getDefinition(client, { tenantId, typeId, version }), { ...facts, hasOpenRequest: others!.count > 0 })
}
