// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ReminderSettings } from '#api/financial/reminders.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { RemindersPage } from './reminders-page.tsx'
import { reminderQueries } from './reminders.queries.ts'

const functions = vi.hoisted(() => ({
  changeReminders: vi.fn<(call: object) => Promise<object>>(),
  getReminderSettings: vi.fn<() => Promise<object>>(),
  getCalendarLink: vi.fn<() => Promise<null>>(async () => null),
}))
vi.mock('./reminders.functions.ts', async (original) => ({ ...(await original<object>()), ...functions }))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'financial.reminders.change': functions.changeReminders,
    'financial.reminders.preferences': functions.getReminderSettings,
  }),
)

const settings = {
  daysBefore: [1, 3],
  onDueDay: true,
  overdue: false,
  mail: false,
  inApp: true,
  email: 'ana@exemplo.com',
} satisfies ReminderSettings

const overdue = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Lembrar do que venceu/ })
const failure = 'Não foi possível salvar. Tente de novo em alguns minutos.'

test.each([
  [new TypeError('Failed to fetch'), failure],
  [new PortalError('FORBIDDEN'), 'Somente o aluno pode mudar os lembretes.'],
])('what was not saved is shown as it was, and says so of %s', async (error, message) => {
  let refuse!: () => void
  functions.changeReminders.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(error))))
  const { user } = await renderPart(<RemindersPage outcome={undefined} />, {
    shell: { person: { impersonated: false } },
    data: [[reminderQueries.settings().queryKey, settings]],
  })
  await user.click(overdue())
  expect(overdue().checked).toBe(true)
  await act(async () => refuse())
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(overdue().checked).toBe(false))
})

test('whoever acts as somebody else sees the reminders and changes none', async () => {
  await renderPart(<RemindersPage outcome={undefined} />, {
    shell: { person: { impersonated: true } },
    data: [[reminderQueries.settings().queryKey, settings]],
  })
  expect(screen.getByText('Estes lembretes são de outra pessoa')).toBeTruthy()
  expect(overdue().disabled).toBe(true)
})

test('reminders that do not load are asked for again', async () => {
  functions.getReminderSettings.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE')).mockResolvedValueOnce(settings)
  const { user } = await renderPart(<RemindersPage outcome={undefined} />, { shell: { person: { impersonated: false } } })
  await screen.findByText('Não foi possível carregar os lembretes')
  expect(screen.getByText('O serviço financeiro está fora do ar agora. O que você escolheu continua valendo.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await waitFor(() => expect(overdue().checked).toBe(false))
})
