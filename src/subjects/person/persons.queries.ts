import { queryOptions } from '@tanstack/react-query'
import { getPerson } from './persons.functions.ts'

export const personQuery = (personId: number) =>
  queryOptions({ queryKey: ['persons', personId], queryFn: () => getPerson({ data: { personId } }) })
