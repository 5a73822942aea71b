export interface ChartColumn {
  id: string
  name: string
  /** A value of at least 0, on the same scale for the whole chart. */
  value: number
}

/** A chart of a row of values, such as days. A table beside it must give the numbers; `label` says what the chart shows. */
export function ColumnChart({
  label,
  columns,
  format,
}: {
  label: string
  columns: readonly ChartColumn[]
  format: (value: number) => string
}) {
  const peak = Math.max(0, ...columns.map(({ value }) => value))
  return (
    <figure className="column-chart__root" role="img" aria-label={label}>
      <span className="column-chart__peak">{format(peak)}</span>
      <svg className="column-chart__plot" viewBox={`0 0 ${columns.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        {columns.map(({ id, value }, index) => {
          const height = peak > 0 ? (value / peak) * 100 : 0
          return <rect key={id} className="column-chart__column" x={index + 0.1} y={100 - height} width="0.8" height={height} />
        })}
      </svg>
      <span className="column-chart__axis">
        <span>{columns[0]?.name}</span>
        {columns.length > 1 ? <span>{columns.at(-1)!.name}</span> : null}
      </span>
    </figure>
  )
}
