import { useQuery } from '@tanstack/react-query'
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
import { useShell } from '../../../request/shell.queries.ts'
import { useFormats } from '../../../request/use-formats.ts'
import type { TaskSource } from '../../../subjects/tasks/task.ts'
import { GreetingHero } from './greeting.tsx'
import { Inbox, openReenrollmentsQuery } from './later.ts'
import { Shortcuts } from './shortcuts.tsx'
import { TaskCount } from './task-count.tsx'

export function HomePage() {
  const formats = useFormats()
  const { person } = useShell()
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
  const inbox = <Inbox sources={sources} besides={owed} today={overview?.today} />
  return (
    <>
      <GreetingHero
        subtitle={overview ? <TaskCount day={firstCapital(formats.dayOfWeek(overview.today))} sources={sources} besides={owed} /> : null}
      />
      {overview && owed > 0 ? (
        <TwoColumn width="half" aside={inbox}>
          <OwedTodayCard overview={overview} due={due.data} negotiable={overview.owedToday.isNegotiable && person?.profile === 'STUDENT'} />
        </TwoColumn>
      ) : (
        inbox
      )}
      <Shortcuts busy={busy} />
    </>
  )
}
