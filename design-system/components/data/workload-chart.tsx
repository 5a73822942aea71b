import { useId } from 'react'

/** A legend for the fillings of a bar; only visual, since words beside each bar say the same. */
export function BarLegend({ names: { done, inProgress, missing } }: { names: Partial<Record<'done' | 'inProgress' | 'missing', string>> }) {
  return (
    <ul className="workload-chart__legend" role="list" aria-hidden="true">
      {done ? <LegendItem name={done} done={1} inProgress={0} /> : null}
      {inProgress ? <LegendItem name={inProgress} done={0} inProgress={1} /> : null}
      {missing ? <LegendItem name={missing} done={0} inProgress={0} /> : null}
    </ul>
  )
}

function LegendItem({ name, ...bar }: { name: string; done: number; inProgress: number }) {
  return (
    <li className="workload-chart__legendItem">
      <WorkloadBar className="workload-chart__sample" {...bar} />
      {name}
    </li>
  )
}

/** The smallest width in pixels: a shorter bar would disappear beside one that is many times as long. */
const leastWidth = 4

/** A bar of shares from 0 to 1; equal `parts` of both together are separated. */
export function WorkloadBar({
  className,
  done,
  inProgress,
  parts = 1,
}: {
  className: string
  done: number
  inProgress: number
  parts?: number | undefined
}) {
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
      {from > 0 && inProgress === 0 ? <rect className="workload-chart__done" width={leastWidth} height="100%" /> : null}
      {until > from ? (
        <>
          <rect fill={`url(#${stripes})`} x={percent(from)} width={percent(until - from)} height="100%" />
          <line className="workload-chart__inProgress" x1={percent(until)} x2={percent(until)} y1="0" y2="100%" />
        </>
      ) : null}
      {Array.from({ length: parts - 1 }, (_, index) => {
        const place = percent((until * (index + 1)) / parts)
        return <line key={index} className="workload-chart__gap" x1={place} x2={place} y1="0" y2="100%" />
      })}
    </svg>
  )
}
