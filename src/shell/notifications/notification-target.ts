import { useNavigate } from '@tanstack/react-router'
import type { Notification } from '#api/notifications/notifications.ts'
import { pageInside } from '../../request/return-url.ts'
import { webAddress } from '../../request/web-address.ts'

export type NotificationTarget = { kind: 'inside'; page: string } | { kind: 'outside'; url: string }

/** The recipient's own URL wins. Senders are untrusted: null unless it is a page of the portal or an http(s) URL. */
export function notificationTarget({
  recipientTargetUrl,
  notificationTargetUrl,
}: Pick<Notification, 'recipientTargetUrl' | 'notificationTargetUrl'>): NotificationTarget | null {
  const targetUrl = recipientTargetUrl || notificationTargetUrl
  if (!targetUrl) return null
  const page = pageInside(targetUrl)
  if (page) return { kind: 'inside', page }
  const url = trustworthyAddress(targetUrl)
  return url ? { kind: 'outside', url } : null
}

/** Returns a URL that can be trusted; rejects what browsers normalise (spaces, backslashes) and credentials, which disguise the host. */
function trustworthyAddress(wanted: string): string | null {
  if (!/^https?:\/\/[^/]/i.test(wanted) || /[\\\u0000-\u0020\u007f]/.test(wanted)) return null
  const address = webAddress(wanted)
  if (address === null) return null
  const { hostname, username, password } = new URL(address)
  return hostname && !username && !password ? address : null
}

/** Returns the props of a link to a page; casts, since the route is only known at run time. */
export function getPageLink(page: string) {
  const [pathname, search = ''] = page.split('?')
  return { to: pathname as '/', search: Object.fromEntries(new URLSearchParams(search)) as never }
}

export function useOpenTarget(): (target: NotificationTarget) => void {
  const navigate = useNavigate()
  return (target) => {
    if (target.kind === 'inside') void navigate(getPageLink(target.page))
    else window.open(target.url, '_blank', 'noopener,noreferrer')
  }
}
