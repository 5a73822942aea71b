import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { NoteList } from '#design/components/data/note-list.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { loadedNotifications } from './inbox-data.ts'
import { inboxQuery } from './inbox.queries.ts'
import { NotificationRows } from './notification-list.tsx'
import { unreadQuery } from './notifications.queries.ts'
import { useMarkNotifications } from './use-mark-notifications.ts'

export default function InboxPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  const { person } = useShell()
  const unread = useQuery(unreadQuery).data?.totalUnread ?? 0
  const { data, dataUpdatedAt, isError, isFetchNextPageError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(inboxQuery)
  const { mark, markAll, isMarkingAll } = useMarkNotifications()
  const mayMark = !person?.impersonated
  const notifications = data ? loadedNotifications(data) : []
  const loadsByItself = hasNextPage && !isFetching && !isFetchNextPageError

  return (
    <NoteList
      title={t`Notificações`}
      action={
        <>
          {unread > 0 ? (
            <Button variant="quiet" size="sm" loading={isMarkingAll} disabled={!mayMark} onClick={markAll}>
              <Trans>Marcar todas como lidas</Trans>
            </Button>
          ) : null}
          <Link to="/notifications" className={textLinkLook({ variant: 'alone', size: 'sm' })} onClick={onLeave}>
            <Trans>Ver todas</Trans>
          </Link>
        </>
      }
      notice={mayMark ? null : t`Somente o titular da conta pode marcar notificações como lidas.`}
      state={
        data ? (
          notifications.length === 0 ? (
            <EmptyState
              icon={<Illustration name="quiet" />}
              title={t`Nenhuma notificação`}
            >{t`Avisos da instituição aparecem aqui.`}</EmptyState>
          ) : undefined
        ) : isError ? (
          <ErrorState
            title={t`Não foi possível carregar as notificações`}
            retry={<Button size="sm" loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
          />
        ) : (
          <SkeletonRows rows={4} />
        )
      }
      onEndInView={loadsByItself ? fetchNextPage : undefined}
      more={
        hasNextPage ? (
          <>
            {isFetchNextPageError ? <span role="alert">{t`Não foi possível carregar mais notificações.`}</span> : null}
            <Button size="sm" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {isFetchNextPageError ? t`Tentar de novo` : t`Mostrar mais`}
            </Button>
          </>
        ) : null
      }
    >
      <NotificationRows notifications={notifications} readAt={dataUpdatedAt} onMark={mayMark ? mark : null} onLeave={onLeave} />
    </NoteList>
  )
}
