import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { DraftRow } from '#api/academic/requests.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { ListRow, listRowLink, ListRowNews, ListRowNumber } from '#design/components/data/list-row.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { getGroup } from './request-group.ts'
import type { ListedRow } from './requests.queries.ts'
import { useRequestNote } from './use-request-note.ts'
import { useShortDates } from './short-dates.ts'

interface RequestRowProps {
  request: ListedRow
  /** Where it is not the course of most rows. */
  showsCourse: boolean
  /** The number is part of what was searched. */
  showsNumber?: boolean
  /** The list's first: its button is filled. */
  isFirst?: boolean
}

export function RequestRow({ request, showsCourse, showsNumber, isFirst = false }: RequestRowProps) {
  const { locale } = useShell()
  const note = useRequestNote()(request)
  const { requestId, protocol, course, unread } = request
  const name = request.name[locale]
  const isAwaited = getGroup(request) === 'awaited'
  return (
    <ListRow
      title={
        isAwaited ? (
          name
        ) : (
          <Link to="/my-requests/$requestId" params={{ requestId }} className={listRowLink}>
            {name}
          </Link>
        )
      }
      isNew={unread > 0}
      note={
        <>
          {unread > 0 ? (
            <>
              <ListRowNews>
                <Plural value={unread} one="Mensagem nova" other="# mensagens novas" />
              </ListRowNews>
              {', '}
            </>
          ) : null}
          {note}
          {showsNumber ? (
            <>
              {' · '}
              <ListRowNumber>
                <Trans>Nº {protocol}</Trans>
              </ListRowNumber>
            </>
          ) : null}
          <CourseNote course={showsCourse ? course : null} />
        </>
      }
      action={isAwaited ? <RequestAct request={request} isFirst={isFirst} /> : undefined}
    />
  )
}

/** A request that was begun and not sent. */
export function DraftRequestRow({
  draft: { draftId, name, course, updatedAt },
  showsCourse,
  isFirst,
}: {
  draft: DraftRow
  showsCourse: boolean
  isFirst: boolean
}) {
  const { t } = useLingui()
  const { locale, person } = useShell()
  const title = name[locale]
  const day = useShortDates().day(updatedAt)
  return (
    <ListRow
      title={title}
      note={
        <>
          <Trans>Rascunho de {day}</Trans>
          <CourseNote course={showsCourse ? course : null} />
        </>
      }
      action={
        <Link
          to="/my-requests/drafts/$draftId"
          params={{ draftId }}
          className={buttonLook({ size: 'sm', variant: isFirst ? 'primary' : 'outline' })}
          aria-label={person?.impersonated ? t`Ver ${title}, rascunho de ${day}` : t`Continuar ${title}, rascunho de ${day}`}
        >
          {person?.impersonated ? <Trans>Ver</Trans> : <Trans>Continuar</Trans>}
        </Link>
      }
    />
  )
}

function CourseNote({ course }: { course: string | null }) {
  return course === null ? null : (
    <>
      {' · '}
      <OfficeText>{course}</OfficeText>
    </>
  )
}

/** The link to what a request waits for. */
function RequestAct({ request: { requestId, name, status, debtId, cost }, isFirst }: { request: ListedRow; isFirst: boolean }) {
  const { t } = useLingui()
  const { locale, person } = useShell()
  const [title, amount] = [name[locale], useFormats().money(cost)]
  const look = buttonLook({ size: 'sm', variant: isFirst ? 'primary' : 'outline' })
  // Staff acting as the student only get a link to the request: its page says that only the student may act.
  if (person?.impersonated)
    return (
      <Link to="/my-requests/$requestId" params={{ requestId }} className={look} aria-label={t`Ver ${title}`}>
        <Trans>Ver</Trans>
      </Link>
    )
  return status === 'waiting_for_payment' ? (
    <Link to="/financial/payment-checkout" search={{ debts: String(debtId) }} className={look} aria-label={t`Pagar ${amount} por ${title}`}>
      <Trans>Pagar</Trans>
    </Link>
  ) : (
    <Link to="/my-requests/$requestId" params={{ requestId }} className={look} aria-label={t`Enviar o que falta em ${title}`}>
      <Trans>Enviar</Trans>
    </Link>
  )
}
