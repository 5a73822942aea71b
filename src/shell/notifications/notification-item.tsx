import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  Bell,
  CircleCheck,
  CircleDollarSign,
  ExternalLink,
  FileExclamationPoint,
  FilePenLine,
  GraduationCap,
  Handshake,
  Mail,
  MailOpen,
  UserRoundPen,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Notification } from '#api/notifications.ts'
import { IconButton } from '#design/components/actions/icon-button.tsx'
import { NoteItem, noteOpenLook } from '#design/components/data/note-item.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { notificationTarget, linkTo } from './notification-target.ts'

const look = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

const icons: Record<string, ReactNode> = {
  payment_pending: <CircleDollarSign {...look} />,
  payment_confirmed: <CircleCheck {...look} />,
  documentation_mandatory: <FileExclamationPoint {...look} />,
  accept_contract: <FilePenLine {...look} />,
  agreement: <Handshake {...look} />,
  person_update: <UserRoundPen {...look} />,
  dependency_adaptation: <GraduationCap {...look} />,
}

/** @param onMark null during impersonation */
export function NotificationItem({
  notification,
  sentAt,
  onMark,
  onLeave,
}: {
  notification: Notification
  sentAt: string
  onMark: ((notification: Notification, isRead: boolean) => void) | null
  onLeave: () => void
}) {
  const { t } = useLingui()
  const { title, message, icon, isRead } = notification
  const markLabel = isRead ? t`Marcar como não lida: ${title}` : t`Marcar como lida: ${title}`
  return (
    <NoteItem
      icon={<NotificationIcon name={icon} />}
      title={<Title notification={notification} onOpen={() => onMark?.(notification, true)} onLeave={onLeave} mayMark={onMark !== null} />}
      when={<time dateTime={notification.sentAt}>{sentAt}</time>}
      unreadLabel={isRead ? undefined : t`Não lida`}
      action={
        onMark ? (
          <IconButton label={markLabel} onClick={() => onMark(notification, !isRead)}>
            {isRead ? <Mail size={20} strokeWidth={1.75} aria-hidden /> : <MailOpen size={20} strokeWidth={1.75} aria-hidden />}
          </IconButton>
        ) : null
      }
    >
      {message}
    </NoteItem>
  )
}

function Title({
  notification,
  onOpen,
  onLeave,
  mayMark,
}: {
  notification: Notification
  onOpen: () => void
  onLeave: () => void
  mayMark: boolean
}): ReactNode {
  const { t } = useLingui()
  const target = notificationTarget(notification)
  const { title, isRead } = notification
  if (target?.kind === 'inside') {
    const open = () => {
      onOpen()
      onLeave()
    }
    return (
      <Link {...linkTo(target.page)} className={noteOpenLook} onClick={open}>
        {title}
      </Link>
    )
  }
  if (target?.kind === 'outside')
    return (
      <a href={target.url} target="_blank" rel="noopener noreferrer" className={noteOpenLook} onClick={onOpen}>
        {title}
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        <VisuallyHidden> ({t`abre em outra aba`})</VisuallyHidden>
      </a>
    )
  // Nothing to open: pressing only marks it.
  if (isRead || !mayMark) return title
  return (
    <button type="button" className={noteOpenLook} onClick={onOpen}>
      {title}
    </button>
  )
}

function NotificationIcon({ name }: { name: string | null }) {
  return name !== null && Object.hasOwn(icons, name) ? icons[name] : <Bell {...look} />
}
