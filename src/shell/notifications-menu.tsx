import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { CountBadge } from '#design/components/feedback/count-badge.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { NoteItem } from '#design/components/data/note-item.tsx'
import { useFormats } from '../i18n/formats.ts'
import { useShell } from '../session/shell.queries.ts'
import { markAllNotificationsRead } from './notifications.functions.ts'
import { notificationsQuery } from './notifications.queries.ts'

/** The bell with the number of unread messages, and the newest of them. */
export function NotificationsMenu() {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery(notificationsQuery)
  const markAll = useMutation({
    mutationFn: () => markAllNotificationsRead(),
    onSuccess: () => queryClient.invalidateQueries(notificationsQuery),
  })
  const unread = data?.totalUnread ?? 0
  return (
    <Menu
      label={unread > 0 ? t`${plural(unread, { one: 'Notificações, # não lida', other: 'Notificações, # não lidas' })}` : t`Notificações`}
      size="md"
      triggerClassName={iconButtonLook('quiet')}
      trigger={
        <>
          <Bell size={20} strokeWidth={1.75} aria-hidden />
          {unread > 0 ? <CountBadge count={unread} /> : null}
        </>
      }
    >
      {isError ? (
        <ErrorState title={t`As notificações não responderam`} retry={<Button size="sm" onClick={() => refetch()}>{t`Tentar de novo`}</Button>} />
      ) : null}
      {data?.results.length === 0 ? <EmptyState title={t`Nenhuma notificação`}>{t`Avisos da instituição aparecem aqui.`}</EmptyState> : null}
      {data && data.results.length > 0 ? (
        <>
          <ul className="menu__list">
            {data.results.map(({ id, title, message, sentAt, isRead }) => (
              <NoteItem key={id} title={title} when={formats.dateTime(sentAt)} unreadLabel={isRead ? undefined : t`não lida`}>
                {message}
              </NoteItem>
            ))}
          </ul>
          {unread > 0 ? (
            <Button variant="quiet" full loading={markAll.isPending} onClick={() => markAll.mutate()}>
              <Trans>Marcar todas como lidas</Trans>
            </Button>
          ) : null}
        </>
      ) : null}
    </Menu>
  )
}
