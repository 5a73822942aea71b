import { useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import {
  Bell,
  CircleCheck,
  CircleDollarSign,
  ExternalLink,
  FileCheck,
  FileExclamationPoint,
  FilePenLine,
  FileText,
  GraduationCap,
  Handshake,
  Megaphone,
  UserRoundPen,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Notification } from '#api/notifications/notifications.ts'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { noteActionLook, NoteItem, noteOpenLook } from '#design/components/data/note-item.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { notificationTarget, getPageLink } from './notification-target.ts'
import { openingWords } from './opening-words.ts'

const icons: Record<string, ReactNode> = {
  payment_pending: <CircleDollarSign />,
  payment_confirmed: <CircleCheck />,
  documentation_mandatory: <FileExclamationPoint />,
  document_accepted: <FileCheck />,
  document_ready: <FileText />,
  accept_contract: <FilePenLine />,
  announcement: <Megaphone />,
  agreement: <Handshake />,
  person_update: <UserRoundPen />,
  dependency_adaptation: <GraduationCap />,
}

/** Characters of a message in the panel; the page has all of it. */
const compactLength = 160

/** @param onMark null during impersonation */
export function NotificationItem({
  notification,
  time,
  compact,
  onMark,
  onLeave,
}: {
  notification: Notification
  /** The time of day, after the day where the notification stands in a list of several days. */
  time: string
  compact?: boolean
  onMark: ((notification: Notification, isRead: boolean) => void) | null
  onLeave: () => void
}) {
  const { t } = useLingui()
  const { title, message, icon, isRead } = notification
  const formId = useId()
  const markLabel = isRead ? t`Marcar como não lida: ${title}` : t`Marcar como lida: ${title}`
  return (
    <NoteItem
      icon={<NotificationIcon name={icon} />}
      title={
        <Title notification={notification} onOpen={() => onMark?.(notification, true)} onLeave={onLeave} formId={onMark ? formId : null} />
      }
      when={<time dateTime={notification.sentAt}>{time}</time>}
      unreadLabel={isRead ? undefined : t`Não lida`}
      compact={compact}
      action={
        onMark ? (
          <MarkForm id={formId} notification={notification} onSubmit={() => onMark(notification, !isRead)}>
            <button type="submit" className={noteActionLook} aria-label={markLabel} />
          </MarkForm>
        ) : null
      }
    >
      {inItsLanguage(notification, compact ? openingWords(message, compactLength) : message)}
    </NoteItem>
  )
}

const inItsLanguage = ({ isTranslated }: Notification, text: string) => (isTranslated === false ? <OfficeText>{text}</OfficeText> : text)

function Title({
  notification,
  onOpen,
  onLeave,
  formId,
}: {
  notification: Notification
  onOpen: () => void
  onLeave: () => void
  /** The id of the form that marks it; null during impersonation. */
  formId: string | null
}): ReactNode {
  const { t } = useLingui()
  const target = notificationTarget(notification)
  const { title, isRead } = notification
  const words = inItsLanguage(notification, title)
  if (target?.kind === 'inside') {
    const open = () => {
      onOpen()
      onLeave()
    }
    return (
      <Link {...getPageLink(target.page)} className={noteOpenLook} onClick={open}>
        {words}
      </Link>
    )
  }
  if (target?.kind === 'outside')
    return (
      <a href={target.url} target="_blank" rel="noopener noreferrer" className={noteOpenLook} onClick={onOpen}>
        {words}
        <ExternalLink size={16} />
        <VisuallyHidden> ({t`abre em outra aba`})</VisuallyHidden>
      </a>
    )
  // Nothing to open: pressing only marks it.
  if (isRead || formId === null) return words
  return (
    <button type="submit" form={formId} className={noteOpenLook}>
      {words}
    </button>
  )
}

/** Marks one, or all without `notification`. A plain POST form until scripts load. */
export function MarkForm({
  id,
  notification,
  onSubmit,
  children,
}: {
  id?: string
  notification?: Notification
  onSubmit: () => void
  children: ReactNode
}) {
  const returnTo = useLocation({ select: ({ href }) => href })
  return (
    <ButtonForm
      id={id}
      method="post"
      action={`${appConfig.basePath}/notifications/mark`}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      {notification ? (
        <>
          <input type="hidden" name="recipientId" value={notification.recipientId} />
          <input type="hidden" name="isRead" value={String(!notification.isRead)} />
        </>
      ) : null}
      {children}
    </ButtonForm>
  )
}

function NotificationIcon({ name }: { name: string | null }) {
  return name !== null && Object.hasOwn(icons, name) ? icons[name] : <Bell />
}
