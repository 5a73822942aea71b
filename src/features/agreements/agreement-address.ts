import { listAddress } from '../../kit/list/list-address.ts'
import { civilDate, flag, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

export const agreementAddress = listAddress({
  path: '/financial/agreements',
  sortColumns: ['madeAt', 'studentName', 'totalAmount', 'dueAmount'],
  defaultSort: '-madeAt',
  filters: {
    search: (value) => text(value, 100),
    status: (value) => wordOrUndefined(value, ['active', 'settled', 'canceled']),
    // Links of earlier versions contain `yes` and `no`.
    overdue: (value) => flag(value === 'yes' || (value === 'no' ? false : value)),
    institutionId: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    madeFrom: civilDate,
    madeTo: civilDate,
  },
})

export type AgreementSearch = ReturnType<typeof agreementAddress.read>
