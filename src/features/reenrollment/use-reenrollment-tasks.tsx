import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { OpenReenrollment } from '#api/reenrollment-calls.ts'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type TaskSource, taskSource } from '../../shared/tasks/task.ts'

/** For the home page, whose first visit does without the call. */
export const openReenrollmentsQuery = queryOptions({
  queryKey: ['reenrollment', 'open'],
  queryFn: async () => (await import('./open-reenrollments.functions.ts')).listOpenReenrollments(),
})

/** Reenrollments that wait to be begun or confirmed. */
export function useReenrollmentTasks(Row: ComponentType<{ open: OpenReenrollment }>): TaskSource {
  const { t } = useLingui()
  const query = useQuery({ ...openReenrollmentsQuery, enabled: offersPage(useShell().navigation, '/reenrollments') })
  const tasks = (query.data ?? []).map((open) => ({
    id: `reenrollment-${open.academicRecord}`,
    until: open.closesAt.slice(0, 10),
    row: <Row open={open} />,
  }))
  return taskSource(t`Rematrícula`, query, tasks)
}
