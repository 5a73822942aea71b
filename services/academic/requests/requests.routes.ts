import { requestStatus } from '#api/academic/request-status.ts'
import { readTenant, inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { requirePrincipal, requireSelf } from '../../platform/guards.ts'
import type { Caller, ServiceContext } from '../../platform/service.ts'
import { type CallerScope, callerScope, studentProfiles } from '../access/scopes.ts'
import { base } from '../base.ts'
import { requestCatalogue, requestValidation } from '../request-types/catalogue.ts'
import { downloadUrl } from '../uploads/uploads.ts'
import { answerAction } from './answer-action.ts'
import { beginDraft, readDraft, saveAnswers, saveFiles } from './drafts.ts'
import { deleteDraft, listDrafts } from './drafts.queries.ts'
import { fieldValues } from './field-sources.queries.ts'
import { countByStatus, listRequests, requireOwnRow, withPayments } from './list-requests.queries.ts'
import { listMessages } from './messages.queries.ts'
import { requireCourse } from './request-course.queries.ts'
import { requireRequestFile } from './request-files.queries.ts'
import type { RequestPorts } from './request-ports.ts'
import { cancelRequest, studentRequest, rateRequest, readByStudent, writeToOffice } from './requests.ts'
import { sendRequest } from './send-request.ts'

export function requestsRouter(ports: RequestPorts) {
  const { pool, clock, charges, reviewerName } = ports
  const { requests } = base
  const student = (caller: Caller) => callerScope(caller, studentProfiles)
  const reader = (context: ServiceContext) => student(requirePrincipal(context))
  const self = (context: ServiceContext) => student(requireSelf(context))
  const zone = (context: ServiceContext) => requirePrincipal(context).timeZone

  async function resolveValues(
    scope: CallerScope,
    { id, enrollmentId, filter }: { id: string; enrollmentId: number; filter: Record<string, string> },
  ) {
    const course = await readTenant(pool, scope.tenantId, ({ client }) => requireCourse(client, scope, enrollmentId))
    return { results: await fieldValues(ports, scope.tenantId, course, { id, filter }) }
  }

  return {
    list: requests.list.handler(async ({ context, input: { filter, page, perPage } }) => {
      const scope = reader(context)
      const { tenantId } = scope
      const [{ results, totalCount }, drafts] = await readTenant(pool, tenantId, (transaction) =>
        Promise.all([listRequests(transaction, scope, { filter, page, perPage }, clock.now()), listDrafts(transaction, scope)]),
      )
      return { results: await withPayments(charges, tenantId, results), totalCount, drafts, page, perPage }
    }),
    statuses: requests.statuses.handler(({ context }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async (transaction) => {
        const counts = await countByStatus(transaction, scope)
        return {
          results: requestStatus.options.map((status) => ({ status, count: counts.find((one) => one.status === status)?.count ?? 0 })),
        }
      })
    }),
    types: requests.types.handler(({ context, input }) => requestCatalogue(ports, reader(context), zone(context), input.enrollmentId)),
    validationRule: requests.validationRule.handler(({ context, input }) =>
      requestValidation(ports, reader(context), zone(context), input),
    ),
    begin: requests.begin.handler(({ context, input }) => beginDraft(ports, self(context), zone(context), input)),
    draft: requests.draft.handler(({ context, input }) => readDraft(ports, reader(context), zone(context), input.draftId)),
    saveFields: requests.saveFields.handler(({ context, input }) => saveAnswers(ports, self(context), input)),
    saveFiles: requests.saveFiles.handler(({ context, input }) => saveFiles(ports, self(context), input)),
    discard: requests.discard.handler(async ({ context, input }) => {
      const scope = self(context)
      const isGone = await inTenant(pool, scope.tenantId, (transaction) => deleteDraft(transaction, scope, input.draftId))
      if (!isGone) throw new DomainError('NOT_FOUND')
      return {}
    }),
    fieldValues: requests.fieldValues.handler(({ context, input }) => resolveValues(reader(context), input)),
    listValues: requests.listValues.handler(({ context, input }) => resolveValues(reader(context), input)),
    send: requests.send.handler(({ context, input }) => sendRequest(ports, self(context), zone(context), input, context.locale)),
    get: requests.get.handler(({ context, input }) => studentRequest(ports, reader(context), zone(context), input.requestId)),
    status: requests.status.handler(({ context, input }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async ({ client }) => {
        const { requestId, status, updatedAt, debtId } = await requireOwnRow(client, scope, input.requestId, clock.now())
        return { requestId, status, updatedAt, debtId }
      })
    }),
    cancel: requests.cancel.handler(({ context, input }) => cancelRequest(ports, self(context), input.requestId)),
    answerAction: requests.answerAction.handler(({ context, input }) => answerAction(ports, self(context), zone(context), input)),
    messages: requests.messages.handler(({ context, input: { requestId, before } }) => {
      const scope = reader(context)
      return readTenant(pool, scope.tenantId, async ({ client }) => {
        await requireOwnRow(client, scope, requestId, clock.now())
        const which = { tenantId: scope.tenantId, requestId }
        return listMessages(client, which, { reader: 'student', before, personName: reviewerName })
      })
    }),
    write: requests.write.handler(({ context, input }) => writeToOffice(ports, self(context), input)),
    read: requests.read.handler(async ({ context, input }) => {
      await readByStudent(ports, self(context), input.requestId, input.position)
      return {}
    }),
    file: requests.file.handler(async ({ context, input: { requestId, key } }) => {
      const scope = reader(context)
      const { userId } = await readTenant(pool, scope.tenantId, async ({ client }) => {
        await requireOwnRow(client, scope, requestId, clock.now())
        return requireRequestFile(client, { tenantId: scope.tenantId, requestId, key }, { isStudent: true })
      })
      return { url: await downloadUrl(ports, { tenantId: scope.tenantId, institutionId: null, userId }, key) }
    }),
    rate: requests.rate.handler(({ context, input }) => rateRequest(ports, self(context), input)),
  }
}
