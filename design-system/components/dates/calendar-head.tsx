import type { UseDatePickerReturn } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../actions/icon-button.tsx'
import { ChevronDown } from '../icons/chevron-down.tsx'
import type { CalendarProps } from './calendar-popover.tsx'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The years to choose from: those inside the limits, and where there is none, a life back and two decades on. */
function yearsAround(shown: number, min: string | undefined, max: string | undefined): number[] {
  const first = min ? Number(min.slice(0, 4)) : shown - 100
  const last = max ? Number(max.slice(0, 4)) : shown + 20
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Previous and next month, and native selects of month and year between them. */
export function CalendarHead({
  api,
  words,
  locale,
  min,
  max,
}: Pick<CalendarProps, 'words' | 'locale' | 'min' | 'max'> & { api: UseDatePickerReturn }) {
  const { month, year } = api.visibleRange.start
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const isOutside = (candidate: number) => {
    const start = `${String(year).padStart(4, '0')}-${String(candidate).padStart(2, '0')}`
    return (min && start < min.slice(0, 7)) || (max && start > max.slice(0, 7)) || false
  }
  // At a limit the buttons stay focusable: whoever pressed one until the end would lose their place.
  const previous = api.getPrevTriggerProps()
  const next = api.getNextTriggerProps()
  return (
    <div className="calendar__head">
      <IconButton label={words.previousMonth} onClick={previous.onClick} aria-disabled={previous.disabled}>
        <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <div className="calendar__choices">
        <span className="calendar__choice">
          <select aria-label={words.month} value={month} onChange={(event) => api.focusMonth(Number(event.target.value))}>
            {months.map((candidate) => (
              <option key={candidate} value={candidate} disabled={isOutside(candidate)}>
                {monthName.format(Date.UTC(2024, candidate - 1))}
              </option>
            ))}
          </select>
          <ChevronDown />
        </span>
        <span className="calendar__choice">
          <select aria-label={words.year} value={year} onChange={(event) => api.focusYear(Number(event.target.value))}>
            {yearsAround(year, min, max).map((candidate) => (
              <option key={candidate}>{candidate}</option>
            ))}
          </select>
          <ChevronDown />
        </span>
      </div>
      <IconButton label={words.nextMonth} onClick={next.onClick} aria-disabled={next.disabled}>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      <span className="visually-hidden" aria-live="polite">
        {api.visibleRangeText.start}
      </span>
    </div>
  )
}
