import { queryOptions } from '@tanstack/react-query'
import { getCardProof, getStudentCards } from './student-cards.functions.ts'

export const studentCardQueries = {
  all: queryOptions({ queryKey: ['student-cards'], queryFn: () => getStudentCards() }),
  /** Renewed a minute before it ends, so that the code on the screen always counts. */
  proof: ({ cardId, validationCode }: { cardId: string; validationCode: string }) =>
    queryOptions({
      queryKey: ['student-cards', 'proof', cardId],
      queryFn: () => getCardProof({ data: { cardId, validationCode } }),
      refetchInterval: ({ state: { data } }) => (data ? Math.max(5000, Date.parse(data.expiresAt) - Date.now() - 60_000) : 15_000),
      staleTime: 60_000,
    }),
}
