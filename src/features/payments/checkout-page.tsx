import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PaymentMethodType, PaymentQuote } from '#api/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { BackToPayments } from '../../shared/back-to-payments.tsx'
import { CardInReview } from './card-in-review.tsx'
import type { Payer } from './charge.ts'
import { Checkout } from './checkout.tsx'
import { SendLink } from './links/send-link.tsx'
import { chargeCard, getAcquirerComponent } from './payments.functions.ts'
import { PortalError } from '../../request/portal-error.ts'
import { ChargeProblem } from './charge-problem.tsx'
import { type ChargeProblemCode, slipDayOf } from './payment-params.ts'
import { paymentQueries } from './payments.queries.ts'
import { useSessionPayer } from './session-payer.ts'

interface CheckoutPageProps {
  debtIds: number[]
  method: PaymentMethodType | undefined
  /** Day of payment of a bank slip. */
  on: string | undefined
  campaignId: number | undefined
  problem: ChargeProblemCode | undefined
}

/** Where the plain form asked for what can't be paid anymore. */
export function NotPayablePage({ problem }: { problem: ChargeProblemCode }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader back={<BackToPayments />} title={<Trans>Como você quer pagar?</Trans>} />
      <ChargeProblem error={new PortalError(problem)} title={t`Não foi possível gerar o Pix agora`} />
    </>
  )
}

export function CheckoutPage({ debtIds, method, on, campaignId, problem }: CheckoutPageProps) {
  const { data: quote } = useSuspenseQuery(paymentQueries.quote(debtIds, undefined, campaignId))
  const slipDay = slipDayOf(quote, on)
  const { data: quoteOn } = useQuery({
    ...paymentQueries.quote(debtIds, slipDay, campaignId),
    enabled: method === 'bank_slip' && slipDay !== quote.on,
  })
  const { enrollmentId: externalEnrollmentId } = quote
  const payer: Payer = {
    ...useSessionPayer({ debtIds, debts: quote.debts, campaignId, queryKey: paymentQueries.all }),
    captcha: 'institution',
    getAcquirerComponent: () => getAcquirerComponent({ data: { externalEnrollmentId } }),
    chargeCard: (charge) => chargeCard({ data: { ...charge, debtIds, campaignId } }),
  }
  return (
    <>
      <PageHeader back={<BackToPayments />} title={<Trans>Como você quer pagar?</Trans>} />
      <Checkout
        payer={payer}
        quote={quote}
        quoteOn={quoteOn}
        method={method}
        on={slipDay}
        problem={problem}
        isOfRequests={quote.debts.every(({ requestId }) => requestId !== null)}
        review={quote.cardInReview ? <CardInReview paymentId={quote.cardInReview} debtCount={debtIds.length} /> : null}
        note={campaignId && !quote.campaign ? <CampaignOver /> : quote.campaignOffer ? <CampaignOffer quote={quote} /> : null}
        aside={quote.cardInReview ? null : <SendLink debtIds={debtIds} campaignId={quote.campaign?.campaignId} />}
      />
    </>
  )
}

function CampaignOver() {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`A campanha não vale para estes débitos`}>
      <Trans>Ela terminou ou é para outros débitos. O valor é o normal de hoje: confira antes de pagar.</Trans>
    </Notice>
  )
}

/** Whoever came another way than by the campaign pays no more than with it. */
function CampaignOffer({ quote: { amount, campaignOffer, debts } }: { quote: PaymentQuote }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { labelFor } = useDebtWords()
  if (!campaignOffer) return null
  const { campaignId, name, discountAmount, validTo } = campaignOffer
  const [now, less, day] = [formats.money(amount - discountAmount), formats.money(discountAmount), formats.date(validTo)]
  return (
    <Notice
      title={t`Com a campanha ${name}, você paga ${now}`}
      action={
        <Link
          to="/financial/payment-checkout"
          search={(before) => ({ ...before, problem: undefined, campaign: campaignId })}
          resetScroll={false}
          className={buttonLook({ size: 'sm' })}
          aria-label={labelFor(t`Usar a campanha ${name} e pagar ${now}`, debts)}
        >
          <Trans>Usar a campanha</Trans>
        </Link>
      }
    >
      <Trans>
        São {less} a menos, até {day}.
      </Trans>
    </Notice>
  )
}
