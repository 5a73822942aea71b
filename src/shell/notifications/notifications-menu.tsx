import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { appConfig } from '#config'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { CountBadge } from '#design/components/feedback/count-badge.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { loadWords } from '../../i18n/create-i18n.ts'
import { unreadQuery } from './notifications.queries.ts'

const InboxPanel = lazy(async () => {
  await loadWords(['panels'])
  return import('./inbox-panel.tsx')
})
const panelId = 'notifications'
const panel = () => document.getElementById(panelId)

export function NotificationsMenu() {
  const { t } = useLingui()
  const { data } = useQuery(unreadQuery)
  const [opened, setOpened] = useState(false)
  const unread = data?.totalUnread ?? 0
  const label = unread > 0 ? t`${plural(unread, { one: 'Notificações, # não lida', other: 'Notificações, # não lidas' })}` : t`Notificações`

  // The popover may have opened before hydration.
  useEffect(() => {
    if (panel()?.matches(':popover-open')) setOpened(true)
  }, [])

  const loading = <SkeletonRows rows={4} />
  const icon = (
    <>
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      {unread > 0 ? <CountBadge count={unread} /> : null}
    </>
  )
  return (
    <>
      <Menu
        id={panelId}
        label={label}
        size="xl"
        needsScripts
        onOpen={() => setOpened(true)}
        triggerClassName={iconButtonLook('quiet')}
        trigger={icon}
      >
        {opened ? (
          <Suspense fallback={loading}>
            <InboxPanel onLeave={() => panel()?.hidePopover()} />
          </Suspense>
        ) : (
          loading
        )}
      </Menu>
      <noscript>
        <a href={`${appConfig.basePath}/notifications`} className={iconButtonLook('quiet')} aria-label={label}>
          {icon}
        </a>
      </noscript>
      <UnreadAnnouncement unread={data?.totalUnread} label={label} />
    </>
  )
}

function UnreadAnnouncement({ unread, label }: { unread: number | undefined; label: string }) {
  const [first, setFirst] = useState(unread)
  const [changed, setChanged] = useState(false)
  if (unread !== first) {
    setFirst(unread)
    setChanged(first !== undefined)
  }
  return (
    <span className="visually-hidden" role="status">
      {changed ? label : null}
    </span>
  )
}
