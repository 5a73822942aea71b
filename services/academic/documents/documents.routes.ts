import { documentStatus } from '#api/academic/enrollment-documents.ts'
import type { Clock } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { ServiceContext } from '../../platform/service.ts'
import type pg from 'pg'
import { applicantProfiles, callerScope } from '../access/scopes.ts'
import { base } from '../base.ts'
import { countByStatus, listDocumentEnrollments, listDocuments, listEvents, requireDocument, shownDocument } from './documents.queries.ts'
import { sendDocument } from './send-document.ts'

export function documentsRouter(ports: { pool: pg.Pool; clock: Clock }) {
  const { pool, clock } = ports
  const reader = (context: ServiceContext) => callerScope(requirePrincipal(context), applicantProfiles)
  return {
    list: base.enrollmentDocuments.list.handler(({ context }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async (transaction) => {
        const [enrollments, rows] = await Promise.all([listDocumentEnrollments(transaction, scope), listDocuments(transaction, scope)])
        return { enrollments: [...enrollments], results: rows.map((row) => shownDocument(row, clock.now())) }
      })
    }),
    statuses: base.enrollmentDocuments.statuses.handler(({ context }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async (transaction) => {
        const counts = await countByStatus(transaction, scope)
        const getCount = (status: string) => counts.find((one) => one.status === status)?.count ?? 0
        return { results: documentStatus.options.map((status) => ({ status, count: getCount(status) })) }
      })
    }),
    history: base.enrollmentDocuments.history.handler(({ context, input: { documentEnrollmentId } }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async ({ client }) => {
        await requireDocument(client, scope, documentEnrollmentId)
        return { results: await listEvents(client, scope, documentEnrollmentId) }
      })
    }),
    send: base.enrollmentDocuments.send.handler(({ context, input }) =>
      sendDocument(ports, callerScope(requireSelf(context), applicantProfiles), input),
    ),
  }
}
