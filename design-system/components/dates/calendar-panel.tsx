import { DatePicker, useDatePicker, type UseDatePickerReturn } from '@ark-ui/react/date-picker'
import { getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { ChevronDown } from '../icons/chevron-down.tsx'
import type { CalendarPanelProps, CalendarProps } from './calendar-popover.tsx'

export default function CalendarPanel({ words, locale, value, today, min, max, closed, onPick, onClose }: CalendarPanelProps) {
  const contentId = useId()
  const content = useRef<HTMLDivElement>(null)
  const now = today ?? todayIn(getLocalTimeZone()).toString()
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const api = useDatePicker({
    inline: true,
    fixedWeeks: true,
    locale,
    // Civil dates: no time zone may shift them.
    timeZone: 'UTC',
    ids: { content: contentId },
    value: value ? [parseDate(value)] : [],
    defaultFocusedValue: parseDate(value ?? now),
    min: min ? parseDate(min) : undefined,
    max: max ? parseDate(max) : undefined,
    isDateUnavailable: (day) => closed?.includes(day.toString()) ?? false,
    translations: {
      dayCell: (day) =>
        [dayName.format(day.value.toDate('UTC')), day.value.toString() === now ? words.today : '', day.selected ? words.chosen : '']
          .filter(Boolean)
          .join(', '),
    },
  })
  const month = api.visibleRange.start.month

  useEffect(() => content.current!.querySelector<HTMLElement>('[data-focus]')?.focus(), [])

  return (
    <DatePicker.RootProvider value={api}>
      <div ref={content} id={contentId}>
        <CalendarHead api={api} words={words} locale={locale} min={min} max={max} />
        {/* Removes the library's English description: screen readers announce a grid in the user's language. */}
        <DatePicker.Table className="calendar__table" aria-label={api.visibleRangeText.start} aria-roledescription="">
          <DatePicker.TableHead>
            <DatePicker.TableRow>
              {api.weekDays.map((day) => (
                <DatePicker.TableHeader key={day.long} className="calendar__weekday">
                  {day.narrow}
                </DatePicker.TableHeader>
              ))}
            </DatePicker.TableRow>
          </DatePicker.TableHead>
          <DatePicker.TableBody>
            {api.weeks.map((week) => (
              <DatePicker.TableRow key={week[0]!.toString()}>
                {week.map((day) =>
                  day.month === month ? (
                    <DatePicker.TableCell key={day.day} value={day} aria-current={day.toString() === now ? 'date' : 'false'}>
                      <DatePicker.TableCellTrigger asChild>
                        <button
                          type="button"
                          className="calendar__day"
                          onClick={() => api.getDayTableCellState({ value: day }).selectable && onPick(day.toString())}
                          onKeyDown={(event) => {
                            // Enter clicks the button natively; the grid must not handle it too.
                            if (event.key === 'Enter') event.stopPropagation()
                            if (event.key !== 'Escape') return
                            // Otherwise a dialog around the field would close as well.
                            event.preventDefault()
                            onClose()
                          }}
                        >
                          {day.day}
                        </button>
                      </DatePicker.TableCellTrigger>
                    </DatePicker.TableCell>
                  ) : (
                    <td key={day.toString()} aria-hidden="true" />
                  ),
                )}
              </DatePicker.TableRow>
            ))}
          </DatePicker.TableBody>
        </DatePicker.Table>
      </div>
    </DatePicker.RootProvider>
  )
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Returns the years to choose from: those within the limits; without limits, a lifetime back and two decades ahead. */
function yearsAround(shown: number, min: string | undefined, max: string | undefined): number[] {
  const first = min ? Number(min.slice(0, 4)) : shown - 100
  const last = max ? Number(max.slice(0, 4)) : shown + 20
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function CalendarHead({
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
  // At either limit the buttons stay focusable, so that focus is not lost.
  const previous = api.getPrevTriggerProps()
  const next = api.getNextTriggerProps()
  return (
    <div className="calendar__head">
      <IconButton label={words.previousMonth} onClick={previous.onClick} aria-disabled={previous.disabled}>
        <ChevronLeft />
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
        <ChevronRight />
      </IconButton>
      <span className="visually-hidden" aria-live="polite">
        {api.visibleRangeText.start}
      </span>
    </div>
  )
}
