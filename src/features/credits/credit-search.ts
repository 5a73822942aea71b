import { listAddress } from '../../kit/list/list-address.ts'
import { civilDate, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

/** The list's address. It is not in the queries' module, because every page's script contains the searches of all routes. */
export const creditAddress = listAddress({
  path: '/financial/credits',
  sortColumns: ['paidAt', 'amount', 'left', 'studentName'],
  defaultSort: '-paidAt',
  filters: {
    search: (value) => text(value, 100),
    balance: (value) => wordOrUndefined(value, ['left', 'used']),
    institutionId: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    method: (value) => wordOrUndefined(value, ['pix', 'bank_slip', 'credit_card']),
    paidFrom: civilDate,
    paidTo: civilDate,
  },
})

export type CreditSearch = ReturnType<typeof creditAddress.read>
