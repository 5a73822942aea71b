import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { FileSignature } from 'lucide-react'
import { Status } from '#design/components/feedback/status.tsx'
import { hasOwnFinances } from '../../request/permissions.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type TaskSource, taskSource } from '../../subjects/tasks/task.ts'
import { contractQueries } from './contracts.queries.ts'

export function useContractTasks(): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const query = useQuery({ ...contractQueries.list({}), enabled: hasOwnFinances(shell.person) })
  const waiting = (query.data?.results ?? []).filter(({ status }) => status === 'waitingAcceptance')
  const tasks = waiting.map(({ contractId, enrollmentId, number, effectiveDate }) => ({
    id: `contract-${contractId}`,
    icon: <FileSignature />,
    title: t`Aceitar contrato`,
    status: (
      <Status tone="warning">
        <Trans>Aguardando aceite</Trans>
      </Status>
    ),
    until: effectiveDate,
    action: {
      link: linkOptions({
        to: '/financial/contracts/$contractId/enrollments/$enrollmentId',
        params: { contractId: String(contractId), enrollmentId: String(enrollmentId) },
      }),
      name: t`Ler o contrato ${number}`,
    },
  }))
  return taskSource(t`Contratos`, query, tasks)
}
