import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanRange } from '#api/financial/agreement-settings.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import type { DataColumn } from '#design/components/table/data-columns.ts'
import { DataTable } from '#design/components/table/data-table.tsx'
import { type Formats } from '../../i18n/formats.ts'
import { useFormats } from '../../request/use-formats.ts'
import { useDebtWords } from '../../subjects/debts/debt-words.ts'
import type { ShownPlace, ShownPlans } from './agreement-settings.queries.ts'
import { useSettingsWords } from './use-settings-words.ts'

/** Returns whether the range is a gap between two sums for which there are plans. */
const hasGap = ({ planIds, from, to }: PlanRange) => planIds.length === 0 && from !== 1 && to !== null

/** Shows which plans are offered for which sum of debts, including sums with several plans or none. */
export function PlanRangesSection({ place, plans: { ranges, offered } }: { place: ShownPlace; plans: ShownPlans }) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { typeName } = useDebtWords()
  const { planName } = useSettingsWords(place)
  if (ranges.every(({ planIds }) => planIds.length === 0)) return null
  const getName = (planId: number) => {
    const plan = offered.find((one) => one.planId === planId)
    return plan ? planName(plan) : ''
  }
  const hasTypes = ranges.some(({ debtType }) => debtType !== null)
  const getSum = ({ from, to }: PlanRange, { money }: Formats) => {
    const [first, last] = [money(from), money(to ?? from)]
    const before = money(from - 1)
    return to === null ? t`Acima de ${before}` : from === 1 ? t({ message: `Até ${last}`, context: 'valor' }) : t`De ${first} a ${last}`
  }
  const columns: DataColumn<PlanRange, never, Formats>[] = [
    { id: 'sum', name: t`Soma dos débitos`, title: true, cell: getSum },
    ...(hasTypes
      ? [
          {
            id: 'type',
            name: t`Débitos`,
            cell: ({ debtType }: PlanRange) => (debtType ? typeName(debtType) : t`De qualquer tipo`),
          },
        ]
      : []),
    {
      id: 'plans',
      name: t`Planos que o aluno vê`,
      wraps: true,
      fact: true,
      cell: (range) =>
        range.planIds.length > 0 ? (
          new Intl.ListFormat(i18n.locale).format(range.planIds.map(getName))
        ) : hasGap(range) ? (
          <Status tone="warning">
            <Trans>Nenhum: há um intervalo sem plano</Trans>
          </Status>
        ) : (
          <Trans>Nenhum</Trans>
        ),
    },
  ]
  return (
    <Disclosure open={ranges.some(hasGap)} summary={<Trans>O que é oferecido por valor</Trans>}>
      <DataTable
        label={t`O que é oferecido por valor`}
        columns={columns}
        rows={ranges}
        rowId={({ debtType, from }) => `${debtType} ${from}`}
        words={formats}
      />
    </Disclosure>
  )
}
