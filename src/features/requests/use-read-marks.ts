import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Request } from '#api/academic/requests.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { requestQueries } from './requests.queries.ts'

/** Marks the shown messages as read, but not on a hidden page, nor while staff act as the student. */
export function useReadMarks({ requestId, unread, messages }: Request) {
  const { person } = useShell()
  const queryClient = useQueryClient()
  const position = messages.results.at(-1)?.position
  const isOwn = person !== null && !person.impersonated
  useEffect(() => {
    if (!isOwn || unread === 0 || position === undefined) return
    const mark = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', mark)
      // If marking fails, the next visit marks them.
      void rpc.academic.requests.read.mutate({ requestId, position }).then(
        () => queryClient.invalidateQueries({ queryKey: [...requestQueries.all, 'list'] }),
        () => {},
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [isOwn, unread, position, requestId, queryClient])
}
