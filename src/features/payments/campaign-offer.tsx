import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PaymentQuote } from '#api/financial/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from '../../subjects/debts/debt-words.ts'

/** Offers a campaign's price to people who reached the page without the campaign, so that they pay no more than with it. */
export function CampaignOffer({
  quote,
  inText,
}: {
  quote: (Pick<PaymentQuote, 'amount' | 'campaignOffer'> & { debts: ReadonlyArray<NamedDebt & { debtId: number }> }) | undefined
  /** Whether the offer is shown as a paragraph above what the page is for. */
  inText?: boolean
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  if (!quote?.campaignOffer) return null
  const { debts, campaignOffer } = quote
  const { name, discountAmount, validTo } = campaignOffer
  const [now, less, day] = [formats.money(quote.amount - discountAmount), formats.money(discountAmount), formats.date(validTo)]
  const title = t`Com a campanha ${name}, você paga ${now}`
  const link = (className: string) => (
    <Link
      {...(inText
        ? { to: '/financial/payment-checkout', search: { debts: debts.map(({ debtId }) => debtId).join(',') } }
        : { to: '.', search: (before) => ({ ...before, campaign: undefined, problem: undefined }) })}
      resetScroll={false}
      className={className}
      aria-label={labelFor(t`Usar a campanha ${name} e pagar ${now}`, debts)}
    >
      <Trans>Usar a campanha</Trans>
    </Link>
  )
  const gain = (
    <Trans>
      São {less} a menos, até {day}.
    </Trans>
  )
  if (inText)
    return (
      <p>
        {title}. {gain} {link(textLinkLook({ variant: 'after' }))}
      </p>
    )
  return (
    <Notice title={title} action={link(buttonLook({ size: 'sm' }))}>
      {gain}
    </Notice>
  )
}
