import { useLingui } from '@lingui/react/macro'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { OpenReenrollment } from '#api/reenrollment-calls.ts'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { civilDateOf } from '../../shared/list/civil-date-of.ts'
import { type TaskSource, taskSource } from '../../shared/tasks/task.ts'

/** Reenrollments that wait to be begun or confirmed. */
export function useReenrollmentTasks(
  options: UseQueryOptions<OpenReenrollment[], Error, OpenReenrollment[], string[]>,
  Row: ComponentType<{ open: OpenReenrollment }>,
): TaskSource {
  const { t } = useLingui()
  const { navigation, timeZone } = useShell()
  const query = useQuery({ ...options, enabled: offersPage(navigation, '/reenrollments') })
  const tasks = (query.data ?? []).map((open) => ({
    id: `reenrollment-${open.academicRecord}`,
    until: civilDateOf(open.closesAt, timeZone),
    row: <Row open={open} />,
  }))
  return taskSource(t`Rematrícula`, query, tasks)
}
