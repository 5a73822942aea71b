import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PaymentQuote } from '#api/financial/payments.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from '../../subjects/debts/debt-words.ts'

/** Offers a campaign's price to people who reached the page without the campaign, so that they pay no more than with it. */
export function CampaignOffer({
  quote,
}: {
  quote: (Pick<PaymentQuote, 'on' | 'amount' | 'campaignOffer'> & { debts: ReadonlyArray<NamedDebt & { debtId: number }> }) | undefined
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const { labelFor } = useDebtWords()
  if (!quote?.campaignOffer) return null
  const { debts, campaignOffer } = quote
  const { name, discountAmount, validTo } = campaignOffer
  const [now, day] = [formats.money(quote.amount - discountAmount), formats.shortDate(validTo, quote.on)]
  return (
    <p>
      <Trans>
        Pague {now} com o desconto {name}, até {day}.
      </Trans>{' '}
      <Link
        to="."
        search={(before) => ({ ...before, campaign: undefined, method: undefined, problem: undefined })}
        resetScroll={false}
        className={textLinkLook({ variant: 'after' })}
        aria-label={labelFor(t`Pagar com desconto`, debts, now)}
      >
        <Trans>Pagar com desconto</Trans>
      </Link>
    </p>
  )
}
