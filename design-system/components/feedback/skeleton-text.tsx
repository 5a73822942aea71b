import { Skeleton } from './skeleton.tsx'

export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div className="skeleton-card__lines">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? 'half' : 'full'} />
      ))}
    </div>
  )
}
