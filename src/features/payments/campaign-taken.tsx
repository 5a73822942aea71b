import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PaymentMethodType, PaymentQuote } from '#api/financial/payments.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { type NamedDebt, useDebtWords } from '../../subjects/debts/debt-words.ts'

interface CampaignTakenProps {
  quote: Pick<PaymentQuote, 'amount' | 'methods' | 'methodsWithoutCampaign'> & { debts: readonly NamedDebt[] }
  campaign: NonNullable<PaymentQuote['campaign']>
}

/** Says which campaign applies, with a link to the usual amount and the payment methods that the campaign excludes. */
export function CampaignTaken({ quote: { amount, debts, methods, methodsWithoutCampaign }, campaign }: CampaignTakenProps) {
  const { t, i18n } = useLingui()
  const usual = useFormats().money(amount + campaign.discountAmount)
  const { labelFor } = useDebtWords()
  const names: Record<PaymentMethodType, string> = { pix: t`Pix`, bank_slip: t`boleto`, credit_card: t`cartão de crédito` }
  const listed = (types: readonly PaymentMethodType[]) => new Intl.ListFormat(i18n.locale).format(types.map((type) => names[type]))
  const [name, taken, others] = [campaign.name, listed(methods.map(({ type }) => type)), listed(methodsWithoutCampaign)]
  const withoutCampaign = (
    <Link
      to="."
      search={(before) => ({ ...before, campaign: 'none', method: methodsWithoutCampaign[0] ?? before.method, problem: undefined })}
      resetScroll={false}
      className={textLinkLook({ variant: 'alone', size: 'sm' })}
      aria-label={labelFor(t`Pagar ${usual} sem a campanha`, debts)}
    >
      <Trans>Pagar {usual} sem a campanha</Trans>
    </Link>
  )
  if (methodsWithoutCampaign.length === 0) return withoutCampaign
  return (
    <Notice title={t`A campanha ${name} vale para ${taken}`} links={withoutCampaign}>
      <Trans>Para pagar com {others}, o valor é sem o desconto.</Trans>
    </Notice>
  )
}
