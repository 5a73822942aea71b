import { useEffect, useState } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Milliseconds before the skeleton appears, so that fast responses do not flash it. */
const delayMs = 200

export function TableSkeleton({ label, rows }: { label: string; rows: number }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), delayMs)
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
