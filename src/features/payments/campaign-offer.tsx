import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaymentQuote } from '#api/payments.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'

/** Whoever came another way than by the campaign pays no more than with it. */
export function CampaignOffer({ quote }: { quote: PaymentQuote | undefined }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const { campaignOffer } = quote ?? {}
  if (!quote || !campaignOffer) return null
  const { name, discountAmount, validTo } = campaignOffer
  const [now, less, day] = [formats.money(quote.amount - discountAmount), formats.money(discountAmount), formats.date(validTo)]
  return (
    <Notice
      title={t`Com a campanha ${name}, você paga ${now}`}
      action={
        <CampaignLink quote={quote} label={t`Usar a campanha ${name} e pagar ${now}`} className={buttonLook({ size: 'sm' })}>
          <Trans>Usar a campanha</Trans>
        </CampaignLink>
      }
    >
      <Trans>
        São {less} a menos, até {day}.
      </Trans>
    </Notice>
  )
}

interface CampaignLinkProps {
  quote: PaymentQuote
  /** Its words and what they are about. */
  label: string
  className: string
  children: ReactNode
}

/** To the checkout of the same debts within the campaign. */
function CampaignLink({ quote: { debts, campaignOffer }, label, className, children }: CampaignLinkProps) {
  const { labelFor } = useDebtWords()
  return (
    <Link
      to="/financial/payment-checkout"
      search={({ method, on }) => ({ debts: debts.map(({ debtId }) => debtId).join(','), campaign: campaignOffer!.campaignId, method, on })}
      resetScroll={false}
      className={className}
      aria-label={labelFor(label, debts)}
    >
      {children}
    </Link>
  )
}
