import { useLingui } from '@lingui/react/macro'
import type { Credit, RefundWay } from '#api/credits.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useDebtWords } from '../../shared/debts/debt-words.ts'
import { methodWords } from '../../shared/debts/method-words.ts'

/** Plain words for where credit came from. */
export function useCreditOrigin() {
  const { t, i18n } = useLingui()
  const { day } = useFormats(useShell())
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
