import { useEffect, useId, useRef } from 'react'
import { DatePicker, useDatePicker } from '@ark-ui/react/date-picker'
import { getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date'
import { CalendarHead } from './calendar-head.tsx'
import type { CalendarPanelProps } from './calendar-popover.tsx'

/** One month of days in a grid, with its month and year above. Focus goes to the chosen day, else to today. */
export default function CalendarPanel({ words, locale, value, today, min, max, onPick, onClose }: CalendarPanelProps) {
  const contentId = useId()
  const content = useRef<HTMLDivElement>(null)
  const now = today ?? todayIn(getLocalTimeZone()).toString()
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })
  const api = useDatePicker({
    inline: true,
    fixedWeeks: true,
    locale,
    // Civil days: no zone may shift them.
    timeZone: 'UTC',
    ids: { content: contentId },
    value: value ? [parseDate(value)] : [],
    defaultFocusedValue: parseDate(value ?? now),
    min: min ? parseDate(min) : undefined,
    max: max ? parseDate(max) : undefined,
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
        {/* The part's own English descriptions are emptied: "grid" is said in the reader's language. */}
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
                            // Enter presses the button, as a space does; the grid need not answer it too.
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
