import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { getBasisPoints } from '../../kit/form/basis-points.ts'
import type { RulesValues } from './rules-values.ts'

/** Cents. */
const base = 100_000

/** Shows what the typed percentages amount to before they are saved; renders nothing while one is unreadable. */
export function RulesExample({ values }: { values: Pick<RulesValues, 'debtOfficeBasisPoints' | 'futureInterestBasisPoints'> }) {
  const { t } = useLingui()
  const { money, percent } = useFormats()
  const [office, interest] = [getBasisPoints(values.debtOfficeBasisPoints), getBasisPoints(values.futureInterestBasisPoints)]
  if (office === null || interest === null) return null
  const fee = Math.round((base * office) / 10_000)
  const [owed, total, added, monthly] = [money(base), money(base + fee), money(fee), percent(interest)]
  return (
    <Notice live="status" title={t`Quem negocia ${owed} paga ${total} à vista`}>
      {fee > 0 ? (
        <Trans>Os débitos com multa e juros do atraso, mais {added} de taxa de cobrança.</Trans>
      ) : (
        <Trans>Os débitos com multa e juros do atraso, sem taxa de cobrança.</Trans>
      )}{' '}
      {interest > 0 ? <Trans>Em parcelas, somam-se juros de {monthly} ao mês.</Trans> : <Trans>Em parcelas, o total é o mesmo.</Trans>}
    </Notice>
  )
}
