import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Tabs that are pages of their own. Its children are `li`, each a link with class `tabs__tab` around a `TabLabel`;
 * `aria-current="page"` marks the one that is shown.
 */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const list = useChosenTabInView<HTMLUListElement>()
  return (
    <nav className="tabs__root" aria-label={label}>
      <ul ref={list} className="tabs__list" role="list">
        {children}
      </ul>
    </nav>
  )
}

const chosen = '[aria-selected=true], [aria-current=page]'

/** Moves the list sideways, and only it: `scrollIntoView` would move the page too. */
function bringIntoView(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>(chosen)
  if (!tab) return
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left >= frame.left && box.right <= frame.right) return
  list.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}

/**
 * For a list of tabs that may be wider than the screen: its chosen tab is in view at first and whenever another is
 * chosen, be it by a router's link that the list knows nothing of.
 *
 * @returns the ref of the list
 */
export function useChosenTabInView<List extends HTMLElement>() {
  const ref = useRef<List>(null)
  useEffect(() => {
    const list = ref.current!
    bringIntoView(list)
    // The portal's own letters are narrower than those that stand until they have come.
    void document.fonts.ready.then(() => bringIntoView(list))
    const observer = new MutationObserver(() => bringIntoView(list))
    observer.observe(list, { subtree: true, attributes: true, attributeFilter: ['aria-selected', 'aria-current'] })
    return () => observer.disconnect()
  }, [])
  return ref
}
