import { queryOptions } from '@tanstack/react-query'
import { listActivity } from './activity.functions.ts'

export const activityQuery = queryOptions({ queryKey: ['activity'], queryFn: () => listActivity() })
