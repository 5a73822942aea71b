// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CalendarLink } from '#api/financial/calendar.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { reminderQueries } from './reminders.queries.ts'

const functions = vi.hoisted(() => ({
  makeCalendarLink: vi.fn<() => Promise<{ address: string; subscribe: string; link: CalendarLink }>>(),
  revokeCalendarLink: vi.fn<() => Promise<null>>(),
}))
vi.mock('./reminders.functions.ts', () => functions)

const link: CalendarLink = { createdAt: '2026-11-20T12:00:00Z', lastReadAt: null, showAmounts: false }
const address = 'https://aurora.test/academic-services/calendar/new.ics'
const show = (known: CalendarLink | null) => renderPart(<CalendarCard />, { data: [[reminderQueries.calendarLink().queryKey, known]] })

test('an address that is lost is replaced by another one, which is shown this once', async () => {
  functions.makeCalendarLink.mockResolvedValueOnce({ address, subscribe: 'webcal://aurora.test/new.ics', link })
  const { user } = await show(link)
  expect(screen.getByText('Nenhum calendário o leu ainda.', { exact: false })).toBeTruthy()
  expect(screen.queryByText(address)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Criar outro endereço' }))
  await screen.findByText('Endereço criado')
  expect(screen.getByText(address)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Criar outro endereço' })).toBeNull()
})

test('an address that could not be made says so, and is asked for again', async () => {
  functions.makeCalendarLink
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ address, subscribe: 'webcal://aurora.test/new.ics', link })
  const { user } = await show(null)
  const make = () => user.click(screen.getByRole('button', { name: 'Criar endereço' }))
  await make()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Não foi possível criar o endereço'))
  await make()
  await screen.findByText(address)
})
