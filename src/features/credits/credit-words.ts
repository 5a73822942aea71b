import { useLingui } from '@lingui/react/macro'
import type { Credit, RefundWay } from '#api/financial/credits.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import { methodWords } from '../../subjects/debts/method-words.ts'

/** Plain words for where credit came from. */
export function useCreditOrigin() {
  const { t, i18n } = useLingui()
  const { day } = useFormats()
  const { fullName } = useDebtWords()
  return ({ method, paidAt, debt }: Pick<Credit, 'method' | 'paidAt' | 'debt'>) => {
    const [way, on, name] = [i18n._(methodWords[method]), day(paidAt), fullName(debt)]
    return { title: t`Pago a mais: ${name}`, way: t`${way} em ${on}` }
  }
}

export function useRefundWays(): Record<RefundWay, string> {
  const { t } = useLingui()
  return { pix: t`Pix`, account: t`Conta bancária`, cash: t`Dinheiro` }
}
