import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { Status } from '#design/components/feedback/status.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { type Task, type TaskSource, taskSource } from '../../subjects/tasks/task.ts'
import { waitingRequestsQuery } from './waiting-requests.query.ts'

/**
 * Requests that wait for the student or for their payment.
 *
 * @param listedDebts debts that are tasks of their own
 */
export function useRequestTasks(listedDebts: readonly number[]): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const query = useQuery({ ...waitingRequestsQuery, enabled: offersPage(shell, '/my-requests') })
  const icon = <ClipboardList />
  const tasks = (query.data ?? []).flatMap((request): Task[] => {
    const { requestId, name, status, createdAt, debtId, cardInReview, handInBy } = request
    const title = name[shell.locale]
    const link = linkOptions({ to: '/my-requests/$requestId', params: { requestId } })
    if (handInBy) {
      return [
        {
          id: `request-${requestId}`,
          icon,
          title: t`Enviar o que a secretaria pede`,
          status: (
            <Status tone="warning">
              <Trans>Aguardando você</Trans>
            </Status>
          ),
          until: handInBy,
          action: { link, name: t`Enviar o que falta em ${title}` },
        },
      ]
    }
    if (status !== 'waiting_for_payment' || debtId === null || listedDebts.includes(debtId)) return []
    return [
      {
        id: `request-${requestId}`,
        icon,
        title: t`Pagar requerimento: ${title}`,
        status: cardInReview ? (
          <Status tone="info">
            <Trans>Cartão em análise</Trans>
          </Status>
        ) : (
          <Status tone="warning">
            <Trans>Aguardando pagamento</Trans>
          </Status>
        ),
        until: createdAt,
        action: cardInReview
          ? {
              link: linkOptions({ to: '/financial/payments/card/$paymentId', params: { paymentId: cardInReview } }),
              name: t`Acompanhar o pagamento do requerimento ${title}`,
            }
          : { link, name: t`Pagar o requerimento ${title}` },
      },
    ]
  })
  return taskSource(t`Requerimentos`, query, tasks)
}
