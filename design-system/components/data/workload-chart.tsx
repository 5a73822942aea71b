import { useId } from 'react'
import { Disclosure } from '../navigation/disclosure.tsx'

/** Part of a course; values in hours. */
export interface WorkloadComponent {
  id: string
  name: string
  done: number
  inProgress: number
  required: number
  summary: string
  note?: string | undefined
}

export interface WorkloadWords {
  component: string
  done: string
  inProgress: string
  missing: string
  required: string
  asTable: string
}

export function WorkloadChart({
  label,
  components,
  words,
  formatHours,
}: {
  label: string
  components: readonly WorkloadComponent[]
  words: WorkloadWords
  formatHours: (hours: number) => string
}) {
  return (
    <figure className="workload-chart__root" aria-label={label}>
      <BarLegend
        names={{
          done: words.done,
          inProgress: components.some(({ inProgress }) => inProgress > 0) ? words.inProgress : undefined,
          missing: words.missing,
        }}
      />
      <ul className="workload-chart__rows" role="list">
        {components.map(({ id, name, done, inProgress, required, summary, note }) => (
          <li key={id} className="workload-chart__row">
            <span className="workload-chart__name">{name}</span>
            <span className="workload-chart__summary">{summary}</span>
            <WorkloadBar className="workload-chart__bar" done={share(done, required)} inProgress={share(inProgress, required)} />
            {note ? <span className="workload-chart__note">{note}</span> : null}
          </li>
        ))}
      </ul>
      <Disclosure summary={words.asTable}>
        <WorkloadTable caption={label} components={components} words={words} formatHours={formatHours} />
      </Disclosure>
    </figure>
  )
}

/** Without required hours the part counts as done. */
function share(hours: number, required: number): number {
  return required > 0 ? hours / required : 1
}

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

export function WorkloadTable({
  caption,
  components,
  words,
  formatHours,
}: {
  caption: string
  components: readonly WorkloadComponent[]
  words: WorkloadWords
  formatHours: (hours: number) => string
}) {
  return (
    <table className="workload-chart__table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.component}</th>
          <th scope="col">{words.done}</th>
          <th scope="col">{words.inProgress}</th>
          <th scope="col">{words.required}</th>
        </tr>
      </thead>
      <tbody>
        {components.map(({ id, name, done, inProgress, required }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatHours(done)}</td>
            <td>{formatHours(inProgress)}</td>
            <td>{formatHours(required)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
