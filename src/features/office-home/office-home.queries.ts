import { queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'

export const officeWorkQuery = queryOptions({ queryKey: ['office-work'], queryFn: () => rpc.academic.officeHome.work.query() })
