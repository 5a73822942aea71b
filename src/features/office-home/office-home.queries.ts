import { queryOptions } from '@tanstack/react-query'
import { getOfficeWork } from './office-home.functions.ts'

export const officeWorkQuery = queryOptions({ queryKey: ['office-work'], queryFn: () => getOfficeWork() })
