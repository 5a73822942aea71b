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
  /** `NoteDay`s. */
  children?: ReactNode
  /** A button that loads more, for users who do not scroll. */
  more?: ReactNode
  /** Called when the end comes into view; unset when there is nothing more to load. */
  onEndInView?: (() => void) | undefined
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!onEndInView || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onEndInView()
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
        <h2 className="note-list__title">{title}</h2>
        {action}
      </div>
      {notice ? <p className="note-list__notice">{notice}</p> : null}
      <div ref={scroller} className="note-list__scroller" tabIndex={-1}>
        {state ?? children}
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

/** `NoteItem`s of one day. */
export function NoteDay({ title, level = 3, children }: { title: ReactNode; level?: 2 | 3 | undefined; children: ReactNode }) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div className="note-list__day">
      <Heading id={id} className="note-list__dayTitle">
        {title}
      </Heading>
      <ul role="list" className="note-list__list" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  )
}
