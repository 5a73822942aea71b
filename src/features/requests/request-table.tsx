import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { getSituation } from '#api/academic/request-names.ts'
import type { ListedRequest } from '#api/academic/requests.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { Table, TableBody, TableHead, Tr } from '#design/components/table/table.tsx'
import { rowLinkLook, Td, Th } from '#design/components/table/table-cell.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { RequestStatus } from './request-words.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'

/** docs/requirements/academic-and-financial.md §3: name, limit in business days, created, updated, status, course. */
export function RequestTable({ requests, busy }: { requests: readonly ListedRequest[]; busy: boolean }) {
  const { t } = useLingui()
  const names = {
    name: t`Requerimento`,
    status: t`Situação`,
    days: t`Prazo`,
    created: t`Pedido em`,
    updated: t`Atualizado em`,
    course: t`Curso`,
    protocol: t`Protocolo`,
    actions: t`Ações`,
  }
  return (
    <Table label={t`Requerimentos`} columns="many">
      <TableHead>
        <Th kind="title">{names.name}</Th>
        <Th>{names.protocol}</Th>
        <Th>{names.status}</Th>
        <Th leftOut="snug">{names.days}</Th>
        <Th>{names.created}</Th>
        <Th leftOut="narrow">{names.updated}</Th>
        <Th leftOut="narrow">{names.course}</Th>
        <Th kind="actions">
          <VisuallyHidden>{names.actions}</VisuallyHidden>
        </Th>
      </TableHead>
      <TableBody aria-busy={busy}>
        {requests.map((request) => (
          <RequestTableRow key={request.requestId} request={request} names={names} />
        ))}
      </TableBody>
    </Table>
  )
}

function RequestTableRow({
  request,
  names,
}: {
  request: ListedRequest
  names: Record<'status' | 'days' | 'created' | 'updated' | 'course' | 'protocol' | 'actions', string>
}) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const { requestId, protocol, limitOfDays, createdAt, updatedAt, status, course, mayCancel, unread, cardInReview } = request
  const name = request.name[shell.locale]
  const byWhen = useByWhen(request)
  return (
    <Tr>
      <Td kind="title">
        <Link to="/my-requests/$requestId" params={{ requestId }} className={rowLinkLook}>
          {name}
        </Link>{' '}
        {unread > 0 ? (
          <Status tone="info">
            <Plural value={unread} one="# mensagem nova" other="# mensagens novas" />
          </Status>
        ) : null}
      </Td>
      <Td label={names.protocol} kind="fact">
        <code>{protocol}</code>
      </Td>
      <Td label={names.status}>{cardInReview ? <Status tone="info">{t`Cartão em análise`}</Status> : <RequestStatus status={status} />}</Td>
      <Td label={byWhen ? undefined : names.days} leftOut="snug" wraps>
        {byWhen ?? <Plural value={limitOfDays} one="# dia útil" other="# dias úteis" />}
      </Td>
      <Td label={names.created}>{formats.day(createdAt)}</Td>
      <Td label={names.updated} leftOut="narrow">
        {formats.day(updatedAt)}
      </Td>
      <Td label={names.course} leftOut="narrow" wraps>
        <OfficeText>{course}</OfficeText>
      </Td>
      <Td kind="actions">
        <RowAct request={request} />
        {/* One act a row: the request's own page has this one, too. */}
        {mayCancel && status !== 'waiting_for_payment' && status !== 'waiting_for_student_action' ? (
          <DisabledWhileImpersonating brief="act">
            <CancelRequest request={request} look={textLinkLook({ variant: 'alone', size: 'sm' })} />
          </DisabledWhileImpersonating>
        ) : null}
      </Td>
    </Tr>
  )
}

/** The day that counts now: the student's, the office's, or that of the answer; null until it is paid. */
function useByWhen({ status, deadline, handInBy, statusSince, updatedAt }: ListedRequest): string | null {
  const { t } = useLingui()
  const formats = useFormats()
  if (getSituation(status) === 'concluded') {
    const closed = formats.day(statusSince ?? updatedAt)
    return status === 'canceled' ? t`Cancelado em ${closed}` : t`Respondido\u00a0em ${closed}`
  }
  const last = handInBy ?? deadline
  if (last === null) return null
  const day = formats.date(last)
  return handInBy ? t`Entregue até ${day}` : t`Resposta até ${day}`
}

/** What a request waits for. */
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
  // Only the student may do it: the request's page says so.
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
