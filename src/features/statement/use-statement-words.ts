import { useLingui } from '@lingui/react/macro'
import type { PaymentMethodType } from '#api/payments.ts'
import type { StatementRow, StatementRowKind } from '#api/statement.ts'
import { useDebtWords } from '../../i18n/debt-words.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** What a row of a statement is, and the debt that it is about. */
export function useStatementWords() {
  const { t } = useLingui()
  const { fullName } = useDebtWords(useFormats(useShell()))
  const kinds: Record<Exclude<StatementRowKind, 'charge' | 'payment' | 'agreement'>, string> = {
    scholarship: t`Bolsa`,
    punctuality_discount: t`Desconto de pontualidade`,
    campaign_discount: t`Desconto de campanha`,
    fine: t`Multa`,
    interest: t`Juros`,
    adjustment: t`Ajuste`,
    credit: t`Crédito por pagamento a mais`,
  }
  const payments: Record<PaymentMethodType, string> = {
    pix: t`Pagamento por Pix`,
    bank_slip: t`Pagamento por boleto`,
    credit_card: t`Pagamento por cartão de crédito`,
  }

  function kindName({ kind, method, agreementId }: StatementRow): string {
    if (kind === 'charge') return t`Cobrança`
    if (kind === 'payment') return method ? payments[method] : t`Pagamento`
    if (kind === 'agreement') return agreementId === null ? t`Passou para um acordo` : t`Passou para o acordo ${agreementId}`
    return kinds[kind]
  }
  return { kindName, debtName: fullName }
}
