import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { appConfig } from '#config'
import { type AgreementColumn, agreementList, type AgreementSearch } from './agreement-search.ts'
import { calculateAgreement, getAgreement, listAgreements, listDebtsForAgreement, listPlanPayments } from './agreements.functions.ts'
import { debtIdsOf, type NewAgreementSearch } from './new-agreement-search.ts'

type ListInput = NonNullable<Parameters<typeof listAgreements>[0]>['data']

/** What the list service is asked for an address. */
export function listInput({ page = 1, perPage = appConfig.defaultPageSize, sort, ...filter }: AgreementSearch): ListInput {
  return {
    page,
    perPage: perPage as (typeof appConfig.pageSizes)[number],
    sort: (sort ?? agreementList.defaultSort) as AgreementColumn,
    filter,
  }
}

/** Everything about agreements hangs under one key. */
export const agreementQueries = {
  all: ['agreements'] as const,
  list: (search: AgreementSearch) =>
    queryOptions({
      queryKey: [...agreementQueries.all, 'list', search],
      queryFn: () => listAgreements({ data: listInput(search) }),
      placeholderData: keepPreviousData,
    }),
  detail: (agreementId: number) =>
    queryOptions({ queryKey: [...agreementQueries.all, 'detail', agreementId], queryFn: () => getAgreement({ data: { agreementId } }) }),
  debts: () => queryOptions({ queryKey: [...agreementQueries.all, 'debts'], queryFn: () => listDebtsForAgreement() }),
  plans: (agreementValue: number) =>
    queryOptions({
      queryKey: [...agreementQueries.all, 'plans', agreementValue],
      queryFn: () => listPlanPayments({ data: { agreementValue } }),
    }),
  /** The plans for an address of a new agreement: all of them, or the chosen one. */
  calculation: ({ debts, plan, budget, first }: NewAgreementSearch) => {
    const input = {
      debtIds: debtIdsOf({ debts }),
      planId: plan,
      firstDueDate: first,
      monthlyBudget: plan === undefined ? budget : undefined,
    }
    return queryOptions({
      queryKey: [...agreementQueries.all, 'calculation', input],
      queryFn: () => calculateAgreement({ data: input }),
      placeholderData: keepPreviousData,
    })
  },
}
