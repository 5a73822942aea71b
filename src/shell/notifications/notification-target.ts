import { useNavigate } from '@tanstack/react-router'
import type { Notification } from '#api/notifications.ts'
import { pageInside } from '../../auth/return-url.ts'
import { webAddress } from '../../request/web-address.ts'

/** Where a notification leads: a page of the portal, without its base path, or an address elsewhere. */
export type NotificationTarget = { kind: 'inside'; page: string } | { kind: 'outside'; url: string }

/**
 * Where a notification leads; the person's own address wins over that of the notification. Whoever sent it may have
 * written anything: what is neither a page of the portal nor a web address is no link.
 *
 * @returns null for no link
 */
export function notificationTarget({
  recipientTargetUrl,
  notificationTargetUrl,
}: Pick<Notification, 'recipientTargetUrl' | 'notificationTargetUrl'>): NotificationTarget | null {
  const wanted = recipientTargetUrl || notificationTargetUrl
  if (!wanted) return null
  const page = pageInside(wanted)
  if (page) return { kind: 'inside', page }
  const url = trustworthyAddress(wanted)
  return url ? { kind: 'outside', url } : null
}

/** Browsers drop spaces and turn backslashes round; who signs in by an address is not who it seems to be. */
function trustworthyAddress(wanted: string): string | null {
  if (!/^https?:\/\/[^/]/i.test(wanted) || /[\\\u0000-\u0020\u007f]/.test(wanted)) return null
  const address = webAddress(wanted)
  if (address === null) return null
  const { hostname, username, password } = new URL(address)
  return hostname && !username && !password ? address : null
}

/** A page as the router takes it: addresses of notifications are known at run time only. */
export function linkTo(page: string) {
  const [pathname, search = ''] = page.split('?')
  return { to: pathname as '/', search: Object.fromEntries(new URLSearchParams(search)) as never }
}

/** Opens where a notification leads: a page in this tab, anything else in a new one that knows nothing of this. */
export function useOpenTarget(): (target: NotificationTarget) => void {
  const navigate = useNavigate()
  return (target) => {
    if (target.kind === 'inside') void navigate(linkTo(target.page))
    else window.open(target.url, '_blank', 'noopener,noreferrer')
  }
}
