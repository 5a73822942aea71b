/** A time of day without zone, written `HH:mm`, from `00:00` to `23:59`. */
export type CivilTime = string

export type TimeProblem = 'impossible' | 'beforeMin' | 'afterMax' | 'offStep'

/** Limits are inclusive; `step` is in minutes, counted from `min`. */
export interface TimeLimits {
  min?: CivilTime | undefined
  max?: CivilTime | undefined
  step?: number | undefined
}

function getMinutes(time: CivilTime): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}

/** Parses a typed time: `8`, `8h`, `8h30`, `830`, `08:30`. Null for an invalid one, such as 24:00. */
export function readCivilTime(typed: string): CivilTime | null {
  const text = typed.trim()
  const parts = /^(\d{1,2})(?:\s*(?:[:.,h]|\s)\s*(\d{2})?\s*(?:m|min)?)?$/i.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  if (!parts) return null
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Returns why a time is invalid; undefined for a time on a step within the limits, which are inclusive. */
export function timeProblem(time: CivilTime, { min, max, step }: TimeLimits): TimeProblem | undefined {
  if (min && time < min) return 'beforeMin'
  if (max && time > max) return 'afterMax'
  return step && (getMinutes(time) - getMinutes(min ?? '00:00')) % step !== 0 ? 'offStep' : undefined
}
