import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarLink } from '#api/calendar.ts'
import { changeCalendarLink, makeCalendarLink, revokeCalendarLink } from './reminders.functions.ts'
import { reminderQueries } from './reminders.queries.ts'

/** What can be done with the calendar address; `made` holds the new one until the page is left. */
export function useCalendarLink() {
  const queryClient = useQueryClient()
  const keep = (link: CalendarLink | null) => queryClient.setQueryData(reminderQueries.calendarLink().queryKey, link)
  const make = useMutation({ mutationFn: () => makeCalendarLink(), onSuccess: ({ link }) => keep(link) })
  const change = useMutation({
    scope: { id: 'calendar' },
    mutationFn: (showAmounts: boolean) => changeCalendarLink({ data: { showAmounts } }),
    onSuccess: keep,
  })
  const revoke = useMutation({
    mutationFn: () => revokeCalendarLink(),
    onSuccess: (link) => {
      make.reset()
      keep(link)
    },
  })
  // Of its own, since what a mutation says of itself is heard a moment late: the switch would jump back and forth.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const showAmounts = (value: boolean) => {
    setWanted(value)
    change.mutate(value, { onSettled: () => setWanted(null) })
  }
  return { make, change, showAmounts, wanted, revoke, made: make.data ?? null }
}
