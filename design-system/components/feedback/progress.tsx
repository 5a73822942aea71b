/** How much of `max` is done, natively. `text` says it in words to screen readers. */
export function Progress({
  label,
  value,
  max,
  text,
}: {
  label: string
  value: number
  max: number
  text?: string | undefined
}) {
  return <progress className="progress" aria-label={label} aria-valuetext={text} value={value} max={max} />
}
