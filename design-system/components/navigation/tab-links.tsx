import { type ReactNode, useEffect, useRef } from 'react'

/** Tabs that are separate pages: children are `li` with a link of class `tabs__tab` around a `TabLabel`. @param aside at the end of their line */
export function TabLinks({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) {
  const list = useChosenTabInView<HTMLUListElement>()
  return (
    <nav className="tabs__root" aria-label={label}>
      <ul ref={list} className="tabs__list" role="list">
        {children}
      </ul>
      {aside ? <div className="tabs__aside">{aside}</div> : null}
    </nav>
  )
}

const chosen = '[aria-selected=true], [aria-current=page]'

/** `scrollIntoView` would scroll the page too. */
function bringIntoView(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>(chosen)
  if (!tab) return
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left >= frame.left && box.right <= frame.right) return
  list.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}

/** Returns a ref for a list of tabs that keeps the selected one in view, even when a router's link changes it. */
export function useChosenTabInView<List extends HTMLElement>() {
  const ref = useRef<List>(null)
  useEffect(() => {
    const list = ref.current!
    bringIntoView(list)
    // The fallback font is wider, so positions change when the portal's font has loaded.
    void document.fonts.ready.then(() => bringIntoView(list))
    const observer = new MutationObserver(() => bringIntoView(list))
    observer.observe(list, { subtree: true, attributes: true, attributeFilter: ['aria-selected', 'aria-current'] })
    return () => observer.disconnect()
  }, [])
  return ref
}
