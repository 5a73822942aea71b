export interface ProgressProps {
  label: string
  /** How much of `max` is done; without it the bar says that work goes on. */
  value?: number | undefined
  max?: number | undefined
  /** The progress in words, such as "142 of 200 hours". */
  text?: string | undefined
}

/** How much of `max` is done, natively. `text` says it in words to screen readers. */
export function Progress({ label, value, max, text }: ProgressProps) {
  return <progress className="progress" aria-label={label} aria-valuetext={text} value={value} max={max} />
}
