import { useId } from 'react'

/** One stacked bar: a fill for what is done, stripes for what is in progress, empty for what is missing. Shares are 0 to 1. */
export function WorkloadBar({ className, done, inProgress }: { className: string; done: number; inProgress: number }) {
  const stripes = useId()
  const from = Math.min(done, 1)
  const until = Math.min(done + inProgress, 1)
  const percent = (share: number) => `${share * 100}%`
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="workload-chart__stripe" x1="0" x2="0" y1="0" y2="6" />
        </pattern>
      </defs>
      <rect className="workload-chart__done" width={percent(from)} height="100%" />
      {until > from ? (
        <>
          <rect fill={`url(#${stripes})`} x={percent(from)} width={percent(until - from)} height="100%" />
          {/* Stripes alone have no clear end. */}
          <line className="workload-chart__inProgress" x1={percent(until)} x2={percent(until)} y1="0" y2="100%" />
        </>
      ) : null}
    </svg>
  )
}
