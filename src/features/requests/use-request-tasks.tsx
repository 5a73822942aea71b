import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ClipboardList } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Status } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { civilDateOf } from '../../shared/list/civil-date-of.ts'
import { type Task, type TaskSource, taskSource } from '../../shared/tasks/task.ts'
import { waitingRequestsQuery } from './waiting-requests.query.ts'

/**
 * Requests that wait for the student or for their payment.
 *
 * @param listedDebts debts that are tasks of their own
 */
export function useRequestTasks(listedDebts: readonly number[]): TaskSource {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats(shell)
  const query = useQuery({ ...waitingRequestsQuery, enabled: offersPage(shell.navigation, '/my-requests') })
  const icon = <ClipboardList size={20} strokeWidth={1.75} aria-hidden />
  const tasks = (query.data?.results ?? []).flatMap((request): Task[] => {
    const { requestId, protocol, name, status, createdAt, debtId, cardInReview } = request
    const title = name[shell.locale]
    const look = buttonLook({ variant: 'outline', size: 'sm' })
    const link = { to: '/my-requests/$requestId', params: { requestId } } as const
    if (status === 'waiting_for_student_action') {
      const since = request.statusSince ?? request.updatedAt
      const day = formats.day(since)
      return [
        {
          id: `request-${requestId}`,
          icon,
          title: t`Responder à secretaria: ${title}`,
          reason: t`Protocolo ${protocol}`,
          status: (
            <Status tone="warning">
              <Trans>Aguardando você</Trans>
            </Status>
          ),
          until: civilDateOf(since, shell.timeZone),
          untilText: t`Desde ${day}`,
          action: (
            <Link {...link} className={look} aria-label={t`Responder à secretaria em ${title}`}>
              <Trans>Responder</Trans>
            </Link>
          ),
        },
      ]
    }
    if (status !== 'waiting_for_payment' || debtId === null || listedDebts.includes(debtId)) return []
    const day = formats.day(createdAt)
    return [
      {
        id: `request-${requestId}`,
        icon,
        title: t`Pagar requerimento: ${title}`,
        reason: t`Protocolo ${protocol}`,
        status: cardInReview ? (
          <Status tone="info">
            <Trans>Cartão em análise</Trans>
          </Status>
        ) : (
          <Status tone="warning">
            <Trans>Aguardando pagamento</Trans>
          </Status>
        ),
        until: civilDateOf(createdAt, shell.timeZone),
        untilText: t`Pedido em ${day}`,
        action: cardInReview ? (
          <Link
            to="/financial/payments/card/$paymentId"
            params={{ paymentId: cardInReview }}
            className={look}
            aria-label={t`Acompanhar o pagamento do requerimento ${title}`}
          >
            <Trans>Acompanhar</Trans>
          </Link>
        ) : (
          <Link {...link} className={look} aria-label={t`Pagar o requerimento ${title}`}>
            <Trans>Pagar</Trans>
          </Link>
        ),
      },
    ]
  })
  return taskSource(t`Requerimentos`, query, tasks)
}
