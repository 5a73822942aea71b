import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

export type Density = 'comfortable' | 'compact'

/** A table; cards where it is narrower than 45 times its text size. Explicit roles, because browsers drop implicit ones once CSS changes the display. */
export function Table({
  label,
  density = 'comfortable',
  columns,
  children,
}: {
  /** The name of the table and of its scrolling area, which is a group, since a section of the same title is a landmark already. */
  label: string
  density?: Density | undefined
  /** `many` reduces the spacing where there is little room. */
  columns?: 'many' | undefined
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const fits = useFits(ref)
  const hasMore = useMoreToTheSide(ref, fits)
  return (
    <div className="table__frame" data-more={hasMore || undefined}>
      {/* Still focusable where it fits: a page that was turned puts the focus here, perhaps before it is measured. */}
      <div ref={ref} className="table__scroll" role="group" aria-label={label} tabIndex={fits ? -1 : 0} data-fits={fits}>
        <table className="table__root" role="table" data-density={density} data-columns={columns}>
          <caption className="table__caption">{label}</caption>
          {children}
        </table>
      </div>
    </div>
  )
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="table__head" role="rowgroup">
      <tr role="row">{children}</tr>
    </thead>
  )
}

export function TableBody(props: Omit<ComponentProps<'tbody'>, 'className'>) {
  return <tbody {...props} className="table__body" role="rowgroup" />
}

/** Totals; the first cell is of kind `title`. */
export function TableFoot({
  leads,
  children,
}: {
  /** Puts the totals before the cards, which may be many. */
  leads?: boolean
  children: ReactNode
}) {
  return (
    <tfoot className="table__foot" role="rowgroup" data-leads={leads || undefined}>
      {children}
    </tfoot>
  )
}

/** The attributes of a row, for use where a component for each row would cost too much. */
export const rowAttributes = { className: 'table__row', role: 'row' } as const

/** With `data-continues`, a phone shows it on the card of the row above. */
export function Tr(props: Omit<ComponentProps<'tr'>, 'className'> & { 'data-continues'?: true | undefined }) {
  return <tr {...props} {...rowAttributes} />
}

/** Returns whether columns stand beyond the end of the scrolling box. */
function useMoreToTheSide(box: RefObject<HTMLElement | null>, fits: boolean): boolean {
  const [hasMore, setHasMore] = useState(false)
  useLayoutEffect(() => {
    const frame = box.current
    if (!frame || fits) return
    // The pixel allows for fractions of zoomed pages.
    const look = () => setHasMore(Math.abs(frame.scrollLeft) + frame.clientWidth < frame.scrollWidth - 1)
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    frame.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', look)
      setHasMore(false)
    }
  }, [box, fits])
  return hasMore
}

/** Returns whether the content fits without scrolling. False until measured, since scrolling works in every case. */
export function useFits(box: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const frame = box.current
    const content = frame?.firstElementChild
    if (!frame || !content) return
    const observer = new ResizeObserver(() => setFits(content.scrollWidth <= frame.clientWidth))
    observer.observe(frame)
    observer.observe(content)
    return () => observer.disconnect()
  }, [box])
  return fits
}
