import { useLayoutEffect } from 'react'
import InboxPanel from '../notifications/inbox-panel.tsx'

export default function InboxInFrame({ panel }: { panel: HTMLElement }) {
  // What stood in for the list.
  useLayoutEffect(() => panel.querySelector('[data-waiting]')?.remove(), [panel])
  return <InboxPanel onLeave={() => panel.hidePopover()} />
}
