import { queryOptions } from '@tanstack/react-query'
import { getWaysIn } from './sign-in-methods.functions.ts'

export const waysInQuery = queryOptions({ queryKey: ['ways-in'], queryFn: () => getWaysIn(), staleTime: Number.POSITIVE_INFINITY })
