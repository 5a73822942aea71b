import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { rpc } from '../../rpc/rpc.ts'
import { getDebtIds, type NewAgreementSearch } from './new-agreement-search.ts'
import { agreementAddress, type AgreementSearch } from './agreement-address.ts'

/** One page holds all of a student's agreements. */
export const studentAgreements: AgreementSearch = { perPage: 50 }

/** One root key, so that a change invalidates all of it. */
export const agreementQueries = {
  all: ['agreements'] as const,
  list: (search: AgreementSearch) =>
    queryOptions({
      queryKey: [...agreementQueries.all, 'list', search],
      queryFn: () => rpc.financial.agreements.list.query(agreementAddress.input(search)),
      placeholderData: keepPreviousData,
    }),
  detail: (agreementId: number) =>
    queryOptions({
      queryKey: [...agreementQueries.all, 'detail', agreementId],
      queryFn: () => rpc.financial.agreements.get.query({ agreementId }),
    }),
  debts: () => queryOptions({ queryKey: [...agreementQueries.all, 'debts'], queryFn: () => rpc.financial.agreements.debts.query() }),
  plans: (agreementValue: number) =>
    queryOptions({
      queryKey: [...agreementQueries.all, 'plans', agreementValue],
      queryFn: () => rpc.financial.agreements.planPayments.query({ agreementValue }).then(({ results }) => results),
    }),
  calculation: ({ debts, plan, budget, first }: NewAgreementSearch) => {
    const input = {
      debtIds: getDebtIds({ debts }),
      planId: plan,
      firstDueDate: first,
      monthlyBudget: plan === undefined ? budget : undefined,
    }
    return queryOptions({
      queryKey: [...agreementQueries.all, 'calculation', input],
      queryFn: () => rpc.financial.agreements.calculate.mutate(input),
      placeholderData: keepPreviousData,
    })
  },
}
