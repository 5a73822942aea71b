import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountChange } from './account.ts'
import { saveAccount } from './account.functions.ts'
import { accountQuery } from './account.queries.ts'
import { useFollowPerson } from './use-follow-person.ts'

/** Saves a change of the account, one after the other, and lets the page follow it. */
export function useSaveAccount() {
  const queryClient = useQueryClient()
  const follow = useFollowPerson()
  return useMutation({
    scope: { id: 'account' },
    mutationFn: (change: AccountChange) => saveAccount({ data: change }),
    onSuccess: async ({ account, person }) => {
      queryClient.setQueryData(accountQuery.queryKey, (before) => before && { ...before, ...account })
      await follow(person)
    },
  })
}
