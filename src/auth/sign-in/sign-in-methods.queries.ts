import { queryOptions } from '@tanstack/react-query'
import { getSignInMethods } from './sign-in-methods.functions.ts'

export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: () => getSignInMethods(),
  staleTime: Number.POSITIVE_INFINITY,
})
