import { useEffect, useState } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** What comes sooner than this, in milliseconds, needs no stand-in. */
const patience = 200

/** Stands in for the rows of a table that is slow to come. `label` says so to screen readers. */
export function TableSkeleton({ label, rows }: { label: string; rows: number }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-busy="true" className="table-skeleton">
      {isSlow ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          {Array.from({ length: rows }, (_, index) => (
            <Skeleton key={index} shape="control" />
          ))}
        </>
      ) : null}
    </div>
  )
}
