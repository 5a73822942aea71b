import { listAddress } from '../../kit/list/list-address.ts'
import { allOptional, civilDate, integer, wordOrUndefined, text } from '../../kit/search/search-values.ts'

export const debtTypes = ['tuition', 'service', 'agreement'] as const

export const debtAddress = listAddress({
  path: '/financial/payments',
  sortColumns: [
    'dueDate',
    'lastDue',
    'studentName',
    'registration',
    'type',
    'competency',
    'grossAmount',
    'amountPayable',
    'status',
    'paidAt',
  ],
  filters: {
    search: (value) => text(value, 100),
    status: (value) => wordOrUndefined(value, ['open', 'overdue', 'settled', 'in_agreement', 'canceled', 'in_agency', 'loss']),
    age: (value) => wordOrUndefined(value, ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90']),
    type: (value) => wordOrUndefined(value, debtTypes),
    year: (value) => integer(value, 1990, 2100),
    competency: civilDate,
    institutionId: (value) => integer(value, 1, Number.MAX_SAFE_INTEGER),
    enrollmentId: (value) => integer(value, 1, 2_147_483_647),
    dueFrom: civilDate,
    dueTo: civilDate,
    paidFrom: civilDate,
    paidTo: civilDate,
    paidBy: (value) => wordOrUndefined(value, ['pix', 'bank_slip', 'credit_card', 'other']),
  },
  // Staff first see what was paid last, or fell due last, which is the likeliest to be paid; the installments of the months to come are
  // nothing to act on yet, so the nearest follows what has fallen due. Who looks for one student wants all that is open on the first
  // page, what is due last first. Types are inferred from the filters above.
  defaultSort: ({ status, search }) => (status === 'settled' ? '-paidAt' : status === 'overdue' || search ? '-dueDate' : 'lastDue'),
})

export type DebtSearch = ReturnType<typeof debtAddress.read>

export function anotherDaySearch(search: Record<string, unknown>) {
  return allOptional({ on: civilDate(search.on), method: wordOrUndefined(search.method, ['pix', 'bank_slip', 'credit_card']) })
}

export type AnotherDaySearch = ReturnType<typeof anotherDaySearch>
