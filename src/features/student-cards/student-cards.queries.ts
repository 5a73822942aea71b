import { queryOptions } from '@tanstack/react-query'
import { getCardProof, getStudentCards } from './student-cards.functions.ts'

export const studentCardQueries = {
  all: queryOptions({ queryKey: ['student-cards'], queryFn: () => getStudentCards() }),
  /** The card's QR code, renewed a minute before it expires, so that the code on the screen is always valid. */
  proof: ({ cardId, validationCode }: { cardId: string; validationCode: string }, isSigned = false) =>
    queryOptions({
      queryKey: ['student-cards', 'proof', cardId, isSigned],
      queryFn: () => getCardProof({ data: { cardId, validationCode, isSigned } }),
      refetchInterval: ({ state: { data } }) => (data ? Math.max(5000, Date.parse(data.expiresAt) - Date.now() - 60_000) : 15_000),
      staleTime: 60_000,
    }),
}
