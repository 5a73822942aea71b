import { queryOptions } from '@tanstack/react-query'
import { getPersonalData } from './update-data.functions.ts'

/** Apart from the page's other queries, which home does without. */
export const personalDataQuery = queryOptions({ queryKey: ['personal-data'], queryFn: () => getPersonalData() })
