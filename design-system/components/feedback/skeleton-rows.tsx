import { Skeleton } from './skeleton.tsx'

export function SkeletonRows({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} className="skeleton-card__row">
      <Skeleton shape="circle" />
      <div className="skeleton-card__rowText">
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
      <Skeleton />
    </div>
  ))
}
