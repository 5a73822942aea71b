import { Skeleton } from './skeleton.tsx'
import { SkeletonText } from './skeleton-text.tsx'

export function SkeletonCard({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div className="skeleton-card__root">
      <Skeleton width="half" />
      <Skeleton shape="amount" width="long" />
      <SkeletonText lines={lines} />
      <Skeleton shape="control" />
    </div>
  )
}
