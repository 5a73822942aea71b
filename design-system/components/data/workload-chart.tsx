import { Disclosure } from '../navigation/disclosure.tsx'
import { WorkloadBar } from './workload-bar.tsx'
import { WorkloadTable } from './workload-table.tsx'

/** Part of a course and its hours. */
export interface WorkloadComponent {
  id: string
  name: string
  done: number
  inProgress: number
  required: number
  /** Stands at the bar's end, such as "142 h de 200 h". */
  summary: string
  /** Such as "30 h em curso" or "Completa". */
  note?: string | undefined
}

export interface WorkloadWords {
  component: string
  done: string
  inProgress: string
  missing: string
  required: string
  /** Opens the table. */
  asTable: string
}

/** How far each part of a course is, as stacked bars with a legend, each bar as long as what is required; and as a table. */
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
      <ul className="workload-chart__legend" role="list" aria-hidden="true">
        <LegendItem name={words.done} done={1} inProgress={0} />
        <LegendItem name={words.inProgress} done={0} inProgress={1} />
        <LegendItem name={words.missing} done={0} inProgress={0} />
      </ul>
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

/** Of what requires nothing, everything is done. */
function share(hours: number, required: number): number {
  return required > 0 ? hours / required : 1
}

function LegendItem({ name, ...bar }: { name: string; done: number; inProgress: number }) {
  return (
    <li className="workload-chart__legendItem">
      <WorkloadBar className="workload-chart__sample" {...bar} />
      {name}
    </li>
  )
}
