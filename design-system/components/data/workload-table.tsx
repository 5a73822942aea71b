import type { WorkloadComponent, WorkloadWords } from './workload-chart.tsx'

/** The chart's numbers as a table. */
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
