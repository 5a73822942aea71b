export interface ProgressProps {
  label: string
  /** Without a value the progress is indeterminate. */
  value?: number | undefined
  max?: number | undefined
  text?: string | undefined
}

export function Progress({ label, value, max, text }: ProgressProps) {
  return <progress className="progress" aria-label={label} aria-valuetext={text} value={value} max={max} />
}
