import { useLingui } from '@lingui/react/macro'
import { ProgressWithWords } from '#design/components/feedback/progress-with-words.tsx'

/** How many installments are paid, as a bar with words. */
export function PaidProgress({ count, paid }: { count: number; paid: number }) {
  const { t } = useLingui()
  return <ProgressWithWords label={t`Parcelas pagas`} value={paid} max={count} text={t`${paid} de ${count}`} />
}
