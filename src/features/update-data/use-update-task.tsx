import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { UserPen } from 'lucide-react'
import { Status } from '#design/components/feedback/status.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type TaskSource, taskSource } from '../../subjects/tasks/task.ts'
import { personalDataQuery } from './update-data.queries.ts'

/** Returns a task for personal data to confirm. It reminds; if the institution wants it, home redirects to the page once per session. */
export function useUpdateTask(): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const query = useQuery({ ...personalDataQuery, enabled: offersPage(shell, '/update-data') })
  const request = query.data?.data.request
  if (!request || request.missing.length === 0) return taskSource(t`Dados pessoais`, query, [])
  const task = {
    id: 'update-data',
    icon: <UserPen />,
    title: t`Confirmar os seus dados`,
    status: (
      <Status tone="warning">
        <Trans>A confirmar</Trans>
      </Status>
    ),
    until: request.dueOn,
    action: { link: linkOptions({ to: '/update-data' }), name: t`Conferir os seus dados` },
  }
  return taskSource(t`Dados pessoais`, query, [task])
}
