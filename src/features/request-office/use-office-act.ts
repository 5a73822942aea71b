import { useQueryClient } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { officeQueries } from './request-office.queries.ts'

/** Returns the function that changes a request and shows its current state, also if it failed because somebody else was faster. */
export function useOfficeAct(requestId: string) {
  const queryClient = useQueryClient()
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act()
    } finally {
      await queryClient.invalidateQueries({ queryKey: rpc.academic.requestOffice.key(), refetchType: 'none' })
      await queryClient.refetchQueries({ queryKey: officeQueries.detail(requestId).queryKey })
    }
  }
}
