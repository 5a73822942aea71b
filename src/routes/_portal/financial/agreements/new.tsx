import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { BackToReenrollment } from '../../../../subjects/reenrollment/way-back.tsx'
import { pageTitle } from '../../../../router/page-title.ts'
import { agreementQueries } from '../../../../features/agreements/agreements.queries.ts'
import { chooseAllDebts } from '../../../../features/agreements/chosen-debts.ts'
import { getDebtIds, newAgreementSearch, getStep } from '../../../../features/agreements/new-agreement-search.ts'
import { NewAgreementPage } from '../../../../features/agreements/new-agreement-page.tsx'
import { CampaignOfferLink } from '../../../../features/payments/campaign-offer-link.tsx'
import { paymentQueries } from '../../../../features/payments/payments.queries.ts'
import { isStaff } from '../../../../request/permissions.ts'
import { shellQuery } from '../../../../request/shell.queries.ts'

const stepTitles = { 1: msg`Novo acordo: débitos`, 2: msg`Novo acordo: plano`, 3: msg`Novo acordo: revisão` }

/** For students: staff only view agreements. */
export const Route = createFileRoute('/_portal/financial/agreements/new')({
  staticData: { words: ['agreements'], step: true },
  validateSearch: newAgreementSearch,
  loaderDeps: ({ search }) => newAgreementSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    if (person && isStaff(person)) throw redirect({ to: '/financial/agreements' })
    if (deps.payToday) throw redirect({ to: '/financial/payment-checkout', search: { debts: getDebtIds(deps).join(',') }, replace: true })
    if (getStep(deps) === 1) await queryClient.prefetchQuery(agreementQueries.debts())
    const search = chooseAllDebts(queryClient.getQueryData(agreementQueries.debts().queryKey)?.results ?? [], deps)
    const step = getStep(search)
    if (step > 1)
      await Promise.all([
        step === 2 && queryClient.prefetchQuery(paymentQueries.quote(getDebtIds(search))),
        queryClient.prefetchQuery(agreementQueries.calculation(search)),
      ])
    return { search }
  },
  head: ({ match, loaderData }) => pageTitle(match, stepTitles[getStep(loaderData?.search ?? newAgreementSearch(match.search))]),
  component: function NewAgreementRoute() {
    const { search } = Route.useLoaderData()
    const { data: quote } = useQuery({ ...paymentQueries.quote(getDebtIds(search)), enabled: getStep(search) === 2 })
    return (
      <>
        <BackToReenrollment />
        <NewAgreementPage
          search={search}
          todayPrice={quote && { amount: quote.amount, discount: quote.campaign?.name }}
          renderOffer={(debtIds, amount) => <CampaignOfferLink debtIds={debtIds} amount={amount} />}
        />
      </>
    )
  },
})
