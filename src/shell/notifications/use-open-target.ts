import { useNavigate } from '@tanstack/react-router'
import type { NotificationTarget } from './notification-target.ts'

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
