import type { RequestAtOffice } from '#api/academic/request-office.ts'
import { getCivilDate } from '../../platform/clock.ts'
import { readTenant } from '../../platform/database.ts'
import { readRequest } from '../requests/read-request.queries.ts'
import { officeRequests } from '../requests/request-scope.queries.ts'
import { getAssignee, getNames } from './office-list.queries.ts'
import type { OfficePorts } from './office-ports.ts'
import { undoDeadline } from './office-rules.ts'
import type { OfficeMember } from '../access/scopes.ts'
import { ageDays, getAge } from './request-age.ts'

/** Throws NOT_FOUND. */
export async function readAtOffice(
  ports: Pick<OfficePorts, 'pool' | 'clock' | 'closedDays' | 'reviewerName' | 'charges'>,
  member: OfficeMember,
  timeZone: string,
  requestId: string,
): Promise<RequestAtOffice> {
  const { tenantId, userId } = member
  const now = ports.clock.now()
  const which = { tenantId, requestId, within: officeRequests(member) }
  const found = await readTenant(ports.pool, tenantId, ({ client }) =>
    readRequest(client, ports, which, { reader: 'office', now, timeZone }),
  )
  const { row, events, office, ...details } = found
  const { mayCancel: _, mayRate: __, ...shown } = row
  const people = await getNames(ports.reviewerName, tenantId, [office.assignee, ...events.map(({ madeBy }) => madeBy)])
  const { institutionId, typeId, version, revision, channel, unreadByOffice } = office
  const days = await ageDays(ports.closedDays, { tenantId, institutionId }, getCivilDate(now, timeZone))
  const { status } = row
  return {
    ...shown,
    ...details,
    unread: unreadByOffice,
    typeId,
    version,
    revision,
    channel,
    age: getAge(row, days),
    assignee: getAssignee(office.assignee, people),
    events: events.map(({ kind, at, by, madeBy, text }) => ({
      kind,
      at: at.toISOString(),
      by: by === 'student' ? found.requester : madeBy === null ? null : (people.get(madeBy) ?? null),
      text,
    })),
    undoUntil: undoDeadline({ ...office, status }, userId, now)?.toISOString() ?? null,
  }
}
