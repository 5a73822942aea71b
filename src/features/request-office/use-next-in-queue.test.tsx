// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rpc } from '../../rpc/rpc.ts'
import { useNextInQueue } from './use-next-in-queue.ts'

afterEach(cleanup)

const me = 1102

type Row = [requestId: string, status: string, assignee: number | null]

function nextAfter(requestId: string, rows: Row[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData<unknown>(rpc.academic.requestOffice.options.key(), { me, people: [], types: [], courses: [] })
  const results = rows.map(([id, status, userId]) => ({ requestId: id, status, assignee: userId && { userId, name: '' } }))
  client.setQueryData<unknown>([...rpc.academic.requestOffice.list.key(), {}], { results })
  return renderHook(() => useNextInQueue(requestId), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result.current
}

test('the next request is one that somebody can act on, the own ones and those of nobody first', () => {
  const waiting: Row[] = [
    ['before', 'open', null],
    ['decided', 'granted', me],
    ['of the student', 'waiting_for_student_action', me],
    ['unpaid', 'waiting_for_payment', null],
  ]
  expect(nextAfter('decided', waiting)).toBeNull()
  expect(nextAfter('elsewhere', [])).toBeNull()
  const others: Row[] = [...waiting, ["another's", 'open', 1103]]
  expect(nextAfter('decided', others)).toBe("another's")
  expect(nextAfter('decided', [...others, ['own', 'in_attendance', me], ['free', 'open', null]])).toBe('own')
  expect(nextAfter('decided', [...others, ['free', 'open', null], ['own', 'open', me]])).toBe('free')
})
