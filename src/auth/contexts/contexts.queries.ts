import { queryOptions } from '@tanstack/react-query'
import { getContexts } from './contexts.functions.ts'

export const contextsQuery = queryOptions({ queryKey: ['contexts'], queryFn: () => getContexts() })
