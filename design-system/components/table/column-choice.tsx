import { type RefObject, useEffect, useRef, useState } from 'react'
import { Checkbox } from '../choices/checkbox.tsx'
import type { OmittedLayout } from './table-cell.tsx'

export function ColumnChoice({
  columns,
  leftOutNote,
  hidden,
  onChange,
}: {
  /** The columns that can be hidden. */
  columns: ReadonlyArray<{ id: string; name: string; leftOut?: OmittedLayout | undefined }>
  /** The note below columns that are chosen but do not fit the page's width. */
  leftOutNote: string
  hidden: readonly string[]
  onChange(hidden: string[]): void
}) {
  const root = useRef<HTMLDivElement>(null)
  const hiddenColumns = useLeftOut(root, hidden)
  return (
    <div ref={root} className="table-choice">
      {columns.map(({ id, name, leftOut }) => {
        const others = hidden.filter((other) => other !== id)
        return (
          <Checkbox
            key={id}
            label={name}
            description={leftOut && !hidden.includes(id) && hiddenColumns.includes(leftOut) ? leftOutNote : undefined}
            checked={!hidden.includes(id)}
            onChange={(event) => onChange(event.currentTarget.checked ? others : [...others, id])}
          />
        )
      })}
    </div>
  )
}

const kinds = ['cards', 'narrow', 'tight', 'crowded', 'small', 'snug'] as const satisfies readonly OmittedLayout[]

/** Returns which columns the table leaves out at its present width; updated when the menu opens or the page's width or a choice changes. */
function useLeftOut(root: RefObject<HTMLDivElement | null>, hidden: readonly string[]): readonly OmittedLayout[] {
  const [leftOut, setLeftOut] = useState<readonly OmittedLayout[]>([])
  const chosen = hidden.join()
  useEffect(() => {
    const observer = new ResizeObserver(([box]) => {
      // A closed menu has no size.
      if (box && box.contentRect.width > 0)
        setLeftOut(kinds.filter((kind) => document.querySelector(`.cell__th--leftOut_${kind}`)?.checkVisibility() === false))
    })
    if (root.current) observer.observe(root.current)
    return () => observer.disconnect()
  }, [root, chosen])
  return leftOut
}
