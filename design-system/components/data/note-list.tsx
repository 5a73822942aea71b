import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

export function NoteList({
  title,
  action,
  notice,
  state,
  children,
  more,
  onEndInView,
}: {
  title: ReactNode
  action?: ReactNode
  notice?: ReactNode
  state?: ReactNode
  /** `NoteItem`s. */
  children?: ReactNode
  /** A button that loads more, for users who do not scroll. */
  more?: ReactNode
  /** Called when the end comes into view; unset when there is nothing more to load. */
  onEndInView?: (() => void) | undefined
}) {
  const titleId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onEndInView || !end.current) return
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once, oldest first: only the last is still true.
      (changes) => {
        if (changes.at(-1)!.isIntersecting) onEndInView()
      },
      { root: scroller.current, rootMargin: '0px 0px 80px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onEndInView])

  // When the focused button for more messages is removed, focus moves to the list.
  const hasMore = Boolean(more)
  const focusAtEnd = useRef(false)
  useLayoutEffect(() => {
    if (hasMore || !focusAtEnd.current) return
    focusAtEnd.current = false
    scroller.current?.focus({ preventScroll: true })
  }, [hasMore])

  return (
    <>
      <div className="note-list__head">
        <h2 id={titleId} className="note-list__title">
          {title}
        </h2>
        <div className="note-list__actions">{action}</div>
      </div>
      {notice ? <p className="note-list__notice">{notice}</p> : null}
      <div ref={scroller} className="note-list__scroller" tabIndex={-1}>
        {state ?? (
          <ul role="list" className="note-list__list" aria-labelledby={titleId}>
            {children}
          </ul>
        )}
        {more ? (
          <div
            ref={end}
            className="note-list__more"
            onFocus={() => {
              focusAtEnd.current = true
            }}
            onBlur={({ target }) => {
              focusAtEnd.current = !target.isConnected
            }}
          >
            {more}
          </div>
        ) : null}
      </div>
    </>
  )
}

/** `NoteItem`s of one day, below the title of a page. */
export function NoteDay({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div className="note-list__day">
      <h2 id={id} className="note-list__dayTitle">
        {title}
      </h2>
      <ul role="list" className="note-list__list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  )
}
