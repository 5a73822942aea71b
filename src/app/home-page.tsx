import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { debtQueries } from '../features/debts/debts.queries.ts'
import { OwedTodayCard } from '../features/debts/owed-today-card.tsx'
import { ToDoList } from '../features/debts/to-do-list.tsx'
import { firstCapital, useFormats } from '../i18n/formats.ts'
import { useShell } from '../session/shell.queries.ts'

/** An inbox of what needs doing, ordered by date. */
export function HomePage() {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const { data: overview } = useQuery(debtQueries.overview())
  const firstName = shell.person?.name.split(' ')[0] ?? ''
  const day = overview ? firstCapital(formats.dayOfWeek(overview.today)) : ''
  const open = overview?.open.count ?? 0
  return (
    <>
      <PageHeader
        title={t`Olá, ${firstName}`}
        subtitle={
          overview ? (
            <>
              {day}.{' '}
              {open > 0 ? (
                <Plural value={open} one="Uma coisa pede a sua atenção." other="# coisas pedem a sua atenção." />
              ) : (
                <Trans>Nada pede a sua atenção.</Trans>
              )}
            </>
          ) : null
        }
      />
      <TwoColumn aside={<OwedTodayCard />}>
        <ToDoList today={overview?.today ?? ''} />
      </TwoColumn>
    </>
  )
}
