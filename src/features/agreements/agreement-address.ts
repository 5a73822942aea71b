import { listAddress } from '../../shared/list/list-address.ts'
import { civilDate, integer, oneOf, text } from '../../shared/search/search-values.ts'

export const agreementAddress = listAddress({
  path: '/financial/agreements',
  sortColumns: ['madeAt', 'studentName', 'totalAmount', 'dueAmount'],
  defaultSort: '-madeAt',
  filters: {
    search: (value) => text(value, 100),
    status: (value) => oneOf(value, ['active', 'settled', 'canceled']),
    overdue: (value) => oneOf(value, ['yes', 'no']),
    institution: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    madeFrom: civilDate,
    madeTo: civilDate,
  },
  toFilter: ({ overdue, institution, ...filter }) => ({ ...filter, overdue: overdue && overdue === 'yes', institutionId: institution }),
})

export type AgreementSearch = ReturnType<typeof agreementAddress.read>
