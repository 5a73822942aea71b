import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CivilDate, DateLimits } from './civil-date.ts'

const CalendarPanel = lazy(() => import('./calendar-panel.tsx'))

export interface CalendarWords {
  open: string
  title: string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
  chosen: string
}

export interface CalendarProps extends DateLimits {
  words: CalendarWords
  locale: string
  value: CivilDate | null
  today: CivilDate | undefined
  onPick: (date: CivilDate) => void
}

export interface CalendarPanelProps extends CalendarProps {
  /** Called on Escape on a day; elsewhere the browser closes the popover. */
  onClose: () => void
}

/** A native popover, opened by a button with `popoverTarget={id}`; closes when focus leaves it. */
export function CalendarPopover({ id, onPick, ...calendar }: CalendarProps & { id: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => sheet.current?.hidePopover()

  useEffect(() => {
    const element = sheet.current!
    const followFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) element.hidePopover()
    }
    element.addEventListener('focusout', followFocus)
    return () => element.removeEventListener('focusout', followFocus)
  }, [])

  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      className="calendar__sheet"
      role="dialog"
      aria-label={calendar.words.title}
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      {open ? (
        <Suspense fallback={<div className="calendar__loading" aria-busy="true" />}>
          <CalendarPanel
            {...calendar}
            onClose={close}
            onPick={(date) => {
              onPick(date)
              close()
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
