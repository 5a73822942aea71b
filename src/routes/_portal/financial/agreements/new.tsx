import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { BackToReenrollment } from '../../../../subjects/reenrollment/way-back.tsx'
import { pageTitle } from '../../../../router/page-title.ts'
import { agreementQueries } from '../../../../features/agreements/agreements.queries.ts'
import { getDebtIds, newAgreementSearch, getStep } from '../../../../features/agreements/new-agreement-search.ts'
import { NewAgreementPage } from '../../../../features/agreements/new-agreement-page.tsx'
import { CampaignOffer } from '../../../../features/payments/campaign-offer.tsx'
import { CampaignOfferLink } from '../../../../features/payments/campaign-offer-link.tsx'
import { paymentQueries } from '../../../../features/payments/payments.queries.ts'
import { isStaff } from '../../../../request/permissions.ts'
import { shellQuery } from '../../../../request/shell.queries.ts'

const BudgetSlider = lazyRouteComponent(() => import('../../../../features/agreements/budget-slider.tsx'), 'BudgetSlider')

const stepTitles = { 1: msg`Novo acordo: débitos`, 2: msg`Novo acordo: plano`, 3: msg`Novo acordo: revisão` }

/** For students: staff only view agreements. */
export const Route = createFileRoute('/_portal/financial/agreements/new')({
  staticData: { words: ['agreements'], step: true },
  validateSearch: newAgreementSearch,
  loaderDeps: ({ search }) => newAgreementSearch(search),
  loader: async ({ context: { queryClient }, deps: search }) => {
    const { person } = await queryClient.ensureQueryData(shellQuery)
    if (person && isStaff(person)) throw redirect({ to: '/financial/agreements' })
    if (search.payToday)
      throw redirect({ to: '/financial/payment-checkout', search: { debts: getDebtIds(search).join(',') }, replace: true })
    const step = getStep(search)
    if (step === 1) await queryClient.prefetchQuery(agreementQueries.debts())
    // Server rendering does not wait for lazy components.
    else
      await Promise.all([
        step === 2 && BudgetSlider.preload?.(),
        step === 2 && queryClient.prefetchQuery(paymentQueries.quote(getDebtIds(search))),
        queryClient.prefetchQuery(agreementQueries.calculation(search)),
      ])
  },
  head: ({ match }) => pageTitle(match, stepTitles[getStep(newAgreementSearch(match.search))]),
  component: function NewAgreementRoute() {
    const search = Route.useLoaderDeps()
    return (
      <>
        <BackToReenrollment />
        <NewAgreementPage
          search={search}
          Slider={BudgetSlider}
          offer={<Offer debtIds={getDebtIds(search)} />}
          renderOffer={(debtIds, amount) => <CampaignOfferLink debtIds={debtIds} amount={amount} />}
        />
      </>
    )
  },
})

/** Offers a campaign: a plan costs more than paying today, a campaign less. */
function Offer({ debtIds }: { debtIds: number[] }) {
  const { data: quote } = useQuery({ ...paymentQueries.quote(debtIds, undefined, 'none'), enabled: debtIds.length > 0 })
  return <CampaignOffer quote={quote} inText />
}
