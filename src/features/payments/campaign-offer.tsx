import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
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
  const { labelFor } = useDebtWords()
  if (!quote?.campaignOffer) return null
  const { debts, campaignOffer } = quote
  const { campaignId, name, discountAmount, validTo } = campaignOffer
  const [now, less, day] = [formats.money(quote.amount - discountAmount), formats.money(discountAmount), formats.date(validTo)]
  return (
    <Notice
      title={t`Com a campanha ${name}, você paga ${now}`}
      action={
        <Link
          to="/financial/payment-checkout"
          search={({ method, on }) => ({ debts: debts.map(({ debtId }) => debtId).join(','), campaign: campaignId, method, on })}
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
