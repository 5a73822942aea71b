import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isOpenStatus } from '#api/academic/request-office-limits.ts'
import type { OfficePage, OfficeRequest } from '#api/academic/request-office.ts'
import { rpc } from '../../rpc/rpc.ts'

/**
 * What the reader can act on after a request in the list that they came from, first what is theirs or nobody's; null where there was none,
 * or none is left.
 */
export function useNextInQueue(requestId: string): string | null {
  const lists = useQueryClient().getQueriesData<OfficePage>({ queryKey: rpc.academic.requestOffice.list.key() })
  const { data } = useQuery(rpc.academic.requestOffice.options.queryOptions())
  const rows = lists.map(([, page]) => page?.results ?? []).findLast((results) => results.some((row) => row.requestId === requestId)) ?? []
  const place = rows.findIndex((row) => row.requestId === requestId)
  const waiting = rows.slice(place + 1).filter(mayBeActedOn)
  const free = waiting.find(({ assignee }) => assignee === null || assignee.userId === data?.me)
  return (free ?? waiting[0])?.requestId ?? null
}

const mayBeActedOn = ({ status }: OfficeRequest) => isOpenStatus(status) && status !== 'waiting_for_student_action'
