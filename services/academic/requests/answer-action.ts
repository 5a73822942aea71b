import type { StudentAction } from '#api/academic/requests.ts'
import { civilToday } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { CallerScope } from '../access/scopes.ts'
import { endAnsweredActions, handInItem, readActions } from './actions.queries.ts'
import { changeRequest, lockRequest } from './request-changes.queries.ts'
import { filesOfRequest } from './request-files.queries.ts'
import type { RequestPorts } from './request-ports.ts'
import { requestsInScope } from './request-scope.queries.ts'

interface HandedIn {
  requestId: string
  actionId: number
  items: readonly { itemId: number; files: readonly string[]; text: string | null }[]
}

/**
 * Hands in what the office asked for. Once nothing is required or refused any more, the request goes back to the office.
 *
 * Throws NOT_FOUND, NOT_ALLOWED for what is not open, DEADLINE_OVER, UPLOAD_INCOMPLETE.
 */
export async function answerAction(
  ports: RequestPorts,
  scope: CallerScope,
  timeZone: string,
  { requestId, actionId, items }: HandedIn,
): Promise<StudentAction> {
  const { tenantId } = scope
  const { pool, clock } = ports
  return inTenant(pool, tenantId, async (transaction) => {
    const { client } = transaction
    const found = await lockRequest(transaction, requestsInScope(scope), requestId)
    const today = civilToday(clock, timeZone)
    const action = (await readActions(client, found, await filesOfRequest(client, found), today)).find((one) => one.actionId === actionId)
    if (!action) throw new DomainError('NOT_FOUND')
    if (found.status !== 'waiting_for_student_action') throw new DomainError('NOT_ALLOWED')
    if (action.isOver) throw new DomainError('DEADLINE_OVER')
    for (const { itemId, files, text } of items) {
      const item = action.items.find((one) => one.itemId === itemId)
      if (!item) throw new DomainError('NOT_FOUND')
      const isOpen = item.status === 'required' || item.status === 'refused'
      const isEmpty = item.kind === 'document' ? files.length === 0 : !text
      if (!isOpen || isEmpty) throw new DomainError('NOT_ALLOWED')
      await handInItem(client, scope, requestId, { ...item, text, keys: files })
    }
    const now = clock.now()
    const isAnswered = await endAnsweredActions(client, found, now)
    const change = { kind: 'answered', by: 'student', madeBy: scope.userId } as const
    await changeRequest(transaction, found, isAnswered ? { ...change, status: 'in_attendance', ports } : change, now)
    const answered = await readActions(client, found, await filesOfRequest(client, found), today)
    return answered.find((one) => one.actionId === actionId)!
  })
}
