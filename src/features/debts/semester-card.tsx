import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DebtOverview } from '#api/financial/debts.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { MonthRibbon, MonthWords, monthLook } from '#design/components/data/month-ribbon.tsx'
import { firstCapital } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { monthSearch, monthShare, type MonthState, monthState } from './semester-month.ts'

const tones = {
  overdue: 'danger',
  in_review: 'info',
  now: 'warning',
  ahead: 'neutral',
  settled: 'ok',
  in_agreement: 'info',
  none: 'none',
} as const

const stateWords: Record<MonthState, MessageDescriptor> = {
  overdue: msg({ message: 'Vencido', context: 'mês' }),
  in_review: msg({ message: 'Em análise', context: 'mês' }),
  now: msg({ message: 'A pagar', context: 'mês' }),
  ahead: msg({ message: 'A vencer', context: 'mês' }),
  settled: msg({ message: 'Pago', context: 'mês' }),
  in_agreement: msg({ message: 'Em acordo', context: 'mês' }),
  none: msg({ message: 'Sem débitos', context: 'mês' }),
}

/** The number of debts in one state, for a month that has debts in other states too. */
const shareWords: Record<Exclude<MonthState, 'none'>, (count: number) => MessageDescriptor> = {
  overdue: (count) => msg`${plural(count, { one: '# vencido', other: '# vencidos' })}`,
  in_review: (count) => msg`${count} em análise`,
  now: (count) => msg`${count} a pagar`,
  ahead: (count) => msg`${count} a vencer`,
  settled: (count) => msg`${plural(count, { one: '# pago', other: '# pagos' })}`,
  in_agreement: (count) => msg`${count} em acordo`,
}

/** Shows the semester's months with the state of their debts; nothing without such debts, or for candidates, who have one debt. */
export default function SemesterCard({ overview: { semester, today } }: { overview: DebtOverview }) {
  const { t, i18n } = useLingui()
  const shell = useShell()
  const { monthName } = useFormats()
  const months = semester
    .map((one) => ({ ...one, state: monthState(one, today) }))
    .map((one) => ({ ...one, share: monthShare(one, one.state) }))
  if (shell.person?.profile === 'CANDIDATE' || months.every(({ state }) => state === 'none')) return null
  const [year, first] = months[0]!.month.split('-')
  const name = `${year}/${first === '01' ? 1 : 2}`
  return (
    <Card aria-labelledby="semester">
      <CardHeader id="semester" title={<Trans>Pagamentos de {name}</Trans>} />
      <CardSection>
        <MonthRibbon label={t`Meses do semestre`}>
          {months.map(({ month, state, share }) => (
            <li key={month}>
              <Link
                to="/financial/payments"
                search={monthSearch(month, state)}
                className={monthLook(tones[state])}
                aria-current={month.slice(0, 7) === today.slice(0, 7) ? 'date' : undefined}
              >
                <MonthWords name={firstCapital(monthName(month))} tone={tones[state]}>
                  {i18n._(share === null || state === 'none' ? stateWords[state] : shareWords[state](share))}
                </MonthWords>
              </Link>
            </li>
          ))}
        </MonthRibbon>
      </CardSection>
    </Card>
  )
}
