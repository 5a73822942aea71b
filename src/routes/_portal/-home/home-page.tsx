import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useContractTasks } from '../../../features/contracts/use-contract-tasks.tsx'
import { debtQueries, dueListSearch } from '../../../features/debts/debts.queries.ts'
import { isOwedToday, OwedTodayCard } from '../../../features/debts/owed-today-card.tsx'
import { useDebtTasks } from '../../../features/debts/use-debt-tasks.tsx'
import { useDocumentTasks } from '../../../features/enrollment-documents/use-document-tasks.tsx'
import { useReenrollmentTasks } from '../../../features/reenrollment/use-reenrollment-tasks.tsx'
import { useRequestTasks } from '../../../features/requests/use-request-tasks.tsx'
import { useUpdateTask } from '../../../features/update-data/use-update-task.tsx'
import { firstCapital } from '../../../i18n/formats.ts'
import { useFormats } from '../../../request/use-formats.ts'
import type { TaskSource } from '../../../subjects/tasks/task.ts'
import { Areas } from './areas.tsx'
import { GreetingHero } from './greeting.tsx'
import { Inbox, openReenrollmentsQuery, SemesterCard } from './later.ts'
import { TaskCount } from './task-count.tsx'

export function HomePage() {
  const formats = useFormats()
  const { data: overview } = useQuery(debtQueries.overview())
  const due = useQuery(debtQueries.list(dueListSearch))
  const listed = due.data?.results.map(({ debtId }) => debtId) ?? []
  const owed = overview?.owedToday.count ?? 0
  const taskSources: Record<string, TaskSource[]> = {
    '/financial/payments': [useDebtTasks(due, overview?.today ?? '', (debt) => owed > 0 && isOwedToday(debt))],
    '/financial/contracts': [useContractTasks()],
    '/enrollment-documents': [useDocumentTasks()],
    '/reenrollments': [useReenrollmentTasks(openReenrollmentsQuery)],
    '/my-requests': [useRequestTasks(listed)],
    '/update-data': [useUpdateTask()],
  }
  const sources = Object.values(taskSources).flat()
  const busy = Object.keys(taskSources).filter((path) => taskSources[path]!.some(({ tasks }) => tasks.length > 0))
  return (
    <>
      <GreetingHero
        subtitle={overview ? <TaskCount day={firstCapital(formats.dayOfWeek(overview.today))} sources={sources} besides={owed} /> : null}
      />
      <TwoColumn lead={overview && owed > 0 ? <OwedTodayCard overview={overview} due={due.data} /> : null} aside={null}>
        {overview ? <SemesterCard overview={overview} /> : null}
        <Inbox sources={sources} besides={owed} today={overview?.today}>
          <Link to="/financial/payments" search={{ status: 'settled' }} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <Trans>Ver o que já foi pago</Trans>
          </Link>
        </Inbox>
      </TwoColumn>
      <Areas busy={busy} />
    </>
  )
}
