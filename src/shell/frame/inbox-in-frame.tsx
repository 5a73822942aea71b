import { useLayoutEffect } from 'react'
import InboxPanel from '../notifications/inbox-panel.tsx'

export default function InboxInFrame({ panel }: { panel: HTMLElement }) {
  // Removes the placeholder of the list.
  useLayoutEffect(() => panel.querySelector('[data-waiting]')?.remove(), [panel])
  return <InboxPanel onLeave={() => panel.hidePopover()} />
}
