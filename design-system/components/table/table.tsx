import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How close the rows of a table stand. */
export type Density = 'comfortable' | 'compact'

/**
 * A table that becomes cards below 768 px. Its head sticks under the page's; where the columns do not fit, it
 * scrolls sideways instead, beside the column that names the rows. The roles repeat what the elements mean,
 * because browsers forget it once CSS changes their display.
 */
export function Table({
  label,
  density = 'comfortable',
  columns,
  children,
}: {
  /** Names the table, and the region that keyboards scroll. */
  label: string
  density?: Density | undefined
  /** `many` stand closer; the table then asks the width of a container around it. */
  columns?: 'many' | undefined
  children: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const fits = useFits(ref)
  return (
    <div ref={ref} className="table__scroll" role="region" aria-label={label} tabIndex={fits ? undefined : 0} data-fits={fits}>
      <table className="table__root" role="table" data-density={density} data-columns={columns}>
        <caption className="table__caption">{label}</caption>
        {children}
      </table>
    </div>
  )
}

/** The heading row; its children are `Th`. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="table__head" role="rowgroup">
      <tr role="row">{children}</tr>
    </thead>
  )
}

/** The rows; its children are `Tr`. `aria-busy` while other rows are on their way. */
export function TableBody(props: Omit<ComponentProps<'tbody'>, 'className'>) {
  return <tbody {...props} className="table__body" role="rowgroup" />
}

/** What the rows come to; its children are `Tr`, the first cell of kind `title`. */
export function TableFoot({ children }: { children: ReactNode }) {
  return (
    <tfoot className="table__foot" role="rowgroup">
      {children}
    </tfoot>
  )
}

/** One row. */
export function Tr(props: Omit<ComponentProps<'tr'>, 'className'>) {
  return <tr {...props} className="table__row" role="row" />
}

/**
 * Whether everything in a scrolling box is in view without scrolling. False until measured: scrolling is what works
 * in every case.
 */
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
