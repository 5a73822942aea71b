import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { PaymentMethodType } from '#api/financial/payments.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { BackToPayments } from '../../subjects/debts/back-to-payments.tsx'
import { CardInReview } from './card-in-review.tsx'
import type { Payer } from './charge.ts'
import { Checkout } from './checkout.tsx'
import { SendLinkRow } from './links/send-link.tsx'
import { chargeCard } from './payments.functions.ts'
import { PortalError } from '../../request/portal-error.ts'
import { ChargeProblem } from './charge-problem.tsx'
import { type CampaignChoice, type ChargeProblemCode, getPriceTerms, getSlipDay } from './payment-params.ts'
import { paymentQueries } from './payments.queries.ts'
import { useSessionPayer } from './session-payer.ts'

interface CheckoutPageProps {
  debtIds: number[]
  method: PaymentMethodType | undefined
  /** Day of payment of a bank slip. */
  on: string | undefined
  campaign: CampaignChoice
  problem: ChargeProblemCode | undefined
  /** Whether the sheet of other ways starts open. */
  isChoosing?: boolean
}

/** Shown when the plain form tried to pay debts that can no longer be paid. */
export function NotPayablePage({ problem }: { problem: ChargeProblemCode }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader back={<BackToPayments />} title={<Trans>Pagamento</Trans>} />
      <ChargeProblem error={new PortalError(problem)} title={t`Não foi possível gerar o Pix agora`} />
    </>
  )
}

export function CheckoutPage({ debtIds, method, on, campaign, problem, isChoosing }: CheckoutPageProps) {
  const { data: quote } = useSuspenseQuery(paymentQueries.quote(debtIds, undefined, campaign))
  const slipDay = getSlipDay(quote, on)
  const { data: quoteOn } = useQuery({
    ...paymentQueries.quote(debtIds, slipDay, campaign),
    enabled: method === 'bank_slip' && slipDay !== quote.on,
  })
  const { enrollmentId: externalEnrollmentId } = quote
  const { nameOfAll } = useDebtWords()
  const payer: Payer = {
    ...useSessionPayer({ debtIds, debts: quote.debts, campaign, queryKey: paymentQueries.all }),
    captcha: 'institution',
    getAcquirerComponent: () => rpc.financial.payments.componentData.query({ externalEnrollmentId }),
    chargeCard: (charge) => chargeCard({ data: { ...charge, debtIds, ...getPriceTerms(campaign) } }),
  }
  return (
    <>
      <PageHeader back={<BackToPayments />} title={nameOfAll(quote.debts)} />
      <Checkout
        payer={payer}
        quote={quote}
        quoteOn={quoteOn}
        method={method}
        on={slipDay}
        place="checkout"
        problem={problem}
        isOfRequests={quote.debts.every(({ requestId }) => requestId !== null)}
        review={quote.cardInReview ? <CardInReview paymentId={quote.cardInReview} debtCount={debtIds.length} /> : null}
        note={!quote.campaign && typeof campaign === 'number' ? <CampaignOver /> : null}
        {...(isChoosing && { isChoosing })}
        ask={<SendLinkRow debtIds={debtIds} />}
      />
    </>
  )
}

function CampaignOver() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`O desconto não vale para estes débitos`}>
      <Trans>Ele terminou ou é para outros débitos. O valor é o normal de hoje: confira antes de pagar.</Trans>
    </Notice>
  )
}
