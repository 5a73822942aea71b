import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { getSituation } from '#api/academic/request-names.ts'
import type { ListedRequest } from '#api/academic/requests.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { ColumnTable } from '#design/components/table/column-table.tsx'
import { rowLinkLook } from '#design/components/table/table-cell.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { RequestStatus } from './request-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** docs/requirements/academic-and-financial.md §3: name, limit in business days, created, updated, status, course. */
export function RequestTable({ requests, busy }: { requests: readonly ListedRequest[]; busy: boolean }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const formats = useFormats()
  const getDay = useCountingDay()
  return (
    <ColumnTable
      label={t`Requerimentos`}
      rows={requests}
      rowId={({ requestId }) => requestId}
      busy={busy}
      columns={[
        {
          name: t`Requerimento`,
          kind: 'title',
          cell: ({ requestId, name, unread }) => (
            <>
              <Link to="/my-requests/$requestId" params={{ requestId }} className={rowLinkLook}>
                {name[locale]}
              </Link>{' '}
              {unread > 0 ? (
                <Status tone="info">
                  <Plural value={unread} one="# mensagem nova" other="# mensagens novas" />
                </Status>
              ) : null}
            </>
          ),
        },
        { name: t`Protocolo`, kind: 'fact', cell: ({ protocol }) => <code>{protocol}</code> },
        {
          name: t`Situação`,
          cell: ({ cardInReview, status }) =>
            cardInReview ? <Status tone="info">{t`Cartão em análise`}</Status> : <RequestStatus status={status} />,
        },
        {
          name: t`Prazo`,
          leftOut: 'snug',
          wraps: true,
          varies: (request) => (getDay(request) ? { label: undefined } : {}),
          cell: (request) => {
            const { limitOfDays } = request
            return getDay(request) ?? <Plural value={limitOfDays} one="# dia útil" other="# dias úteis" />
          },
        },
        { name: t`Pedido em`, cell: ({ createdAt }) => formats.day(createdAt) },
        { name: t`Atualizado em`, leftOut: 'narrow', cell: ({ updatedAt }) => formats.day(updatedAt) },
        { name: t`Curso`, leftOut: 'narrow', wraps: true, cell: ({ course }) => <OfficeText>{course}</OfficeText> },
        {
          name: t`Ações`,
          kind: 'actions',
          cell: (request) => (
            <>
              <RowAct request={request} />
              {/* One act a row: the request's own page has this one, too. */}
              {request.mayCancel && request.status !== 'waiting_for_payment' && request.status !== 'waiting_for_student_action' ? (
                <DisabledWhileImpersonating brief="act">
                  <CancelRequest request={request} look={textLinkLook({ variant: 'alone', size: 'sm' })} />
                </DisabledWhileImpersonating>
              ) : null}
            </>
          ),
        },
      ]}
    />
  )
}

/** Returns the text of the relevant date: the student's deadline, the office's, or that of the answer; null until the request is paid. */
function useCountingDay() {
  const { t } = useLingui()
  const formats = useFormats()
  return ({ status, deadline, handInBy, statusSince, updatedAt }: ListedRequest): string | null => {
    if (getSituation(status) === 'concluded') {
      const closed = formats.day(statusSince ?? updatedAt)
      return status === 'canceled' ? t`Cancelado em ${closed}` : t`Respondido\u00a0em ${closed}`
    }
    const last = handInBy ?? deadline
    if (last === null) return null
    const day = formats.date(last)
    return handInBy ? t`Entregue até ${day}` : t`Resposta até ${day}`
  }
}

/** Link to the action for which a request waits. */
function RowAct({ request: { requestId, protocol, status, debtId, cardInReview, mayRate, ...request } }: { request: ListedRequest }) {
  const { t } = useLingui()
  const { locale, person } = useShell()
  const name = request.name[locale]
  const isWaiting = status === 'waiting_for_payment' || status === 'waiting_for_student_action'
  const look = { className: buttonLook({ size: 'sm' }) }
  if (cardInReview)
    return (
      <Link
        {...look}
        to="/financial/payments/card/$paymentId"
        params={{ paymentId: cardInReview }}
        aria-label={t`Acompanhar o pagamento de ${name}, protocolo ${protocol}`}
      >
        <Trans>Acompanhar</Trans>
      </Link>
    )
  // Staff acting as the student only get a link to the request: its page says that only the student may act.
  if (person?.impersonated)
    return isWaiting || mayRate ? (
      <Link {...look} to="/my-requests/$requestId" params={{ requestId }} aria-label={t`Ver ${name}, protocolo ${protocol}`}>
        <Trans>Ver</Trans>
      </Link>
    ) : null
  if (status === 'waiting_for_payment' && debtId !== null)
    return (
      <Link
        {...look}
        to="/financial/payment-checkout"
        search={{ debts: String(debtId) }}
        aria-label={t`Pagar ${name}, protocolo ${protocol}`}
      >
        <Trans>Pagar</Trans>
      </Link>
    )
  if (status === 'waiting_for_student_action')
    return (
      <Link
        {...look}
        to="/my-requests/$requestId"
        params={{ requestId }}
        aria-label={t`Responder à secretaria em ${name}, protocolo ${protocol}`}
      >
        <Trans>Responder</Trans>
      </Link>
    )
  return mayRate ? (
    <Link
      {...look}
      to="/my-requests/$requestId"
      params={{ requestId }}
      hash="survey"
      aria-label={t`Avaliar ${name}, protocolo ${protocol}`}
    >
      <Trans>Avaliar</Trans>
    </Link>
  ) : null
}
