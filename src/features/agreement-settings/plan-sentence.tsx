import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFormats } from '../../request/use-formats.ts'
import type { ShownPlace } from './agreement-settings.queries.ts'
import { getPlan, getPlanProblems, type PlanValues } from './plan-values.ts'
import { useSettingsWords } from './use-settings-words.ts'

/** Says in a sentence what the plan being edited offers; renders nothing until the required values are entered. */
export function PlanSentence({ values, place }: { values: PlanValues; place: ShownPlace }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { methodNames } = useSettingsWords(place)
  const { namePt: _name, ...problems } = getPlanProblems(values)
  if (Object.keys(problems).length > 0) return null
  const { installmentCount, daysDueFirstDebt, minimumValue, maximumValue, minimumInstallment, paymentMethods } = getPlan(values)
  const [from, to, least, methods] = [money(minimumValue), money(maximumValue), money(minimumInstallment), methodNames(paymentMethods)]
  const within = t`${plural(daysDueFirstDebt, { 0: 'no mesmo dia', one: 'em até # dia', other: 'em até # dias' })}`
  return (
    <Notice
      live="status"
      title={
        installmentCount === 1
          ? t`À vista, ${within}, por ${methods}`
          : t`${plural(installmentCount, { one: '# parcela', other: '# parcelas' })}, a primeira ${within}, por ${methods}`
      }
    >
      <Trans>
        Para quem deve de {from} a {to}.
      </Trans>{' '}
      {minimumInstallment > 0 && installmentCount > 1 ? <Trans>Nenhuma parcela é menor que {least}.</Trans> : null}
    </Notice>
  )
}
