import { listAddress } from '../../kit/list/list-address.ts'
import { civilDate, flag, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

export const receivedAddress = listAddress({
  path: '/financial/received-payments',
  sortColumns: ['createdAt', 'paidAt', 'amount', 'studentName'],
  defaultSort: '-createdAt',
  filters: {
    search: (value) => text(value, 100),
    institutionId: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    method: (value) => wordOrUndefined(value, ['pix', 'bank_slip', 'credit_card']),
    status: (value) => wordOrUndefined(value, ['waiting_for_payment', 'pending', 'approved', 'denied', 'expired', 'canceled']),
    createdFrom: civilDate,
    createdTo: civilDate,
    paidFrom: civilDate,
    paidTo: civilDate,
    // Links of earlier versions contain `only`.
    late: (value) => flag(value === 'only' || value) || undefined,
  },
})

export type ReceivedSearch = ReturnType<typeof receivedAddress.read>
