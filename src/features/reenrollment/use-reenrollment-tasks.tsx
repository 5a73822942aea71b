import { useLingui } from '@lingui/react/macro'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { CalendarCheck } from 'lucide-react'
import type { OpenReenrollment } from '#api/academic/reenrollment-calls.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { type TaskSource, taskSource } from '../../subjects/tasks/task.ts'

/** Reenrollments that wait to be begun or confirmed. */
export function useReenrollmentTasks(options: UseQueryOptions<OpenReenrollment[], Error, OpenReenrollment[], string[]>): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const query = useQuery({ ...options, enabled: offersPage(shell, '/reenrollments') })
  const tasks = (query.data ?? []).map(({ academicRecord, course, closesAt, hasBegun }) => {
    const day = formats.day(closesAt)
    return {
      id: `reenrollment-${academicRecord}`,
      icon: <CalendarCheck />,
      title: t`Rematrícula aberta até ${day}`,
      status: <Status tone="warning">{hasBegun ? t`Falta confirmar` : t({ message: 'Não começada', context: 'rematrícula' })}</Status>,
      until: closesAt,
      action: {
        link: linkOptions({ to: '/reenrollments', search: { record: academicRecord } }),
        name: hasBegun ? t`Continuar a rematrícula em ${course}` : t`Fazer a rematrícula em ${course}`,
      },
    }
  })
  return taskSource(t`Rematrícula`, query, tasks)
}
