// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Notification, NotificationEvent } from '#api/notifications/notifications.ts'
import { type ComponentOptions, renderPart } from '../../../tests/support/component.tsx'
import type { subscribeToInbox } from './inbox-stream.ts'
import InboxLive from './inbox-live.tsx'
import InboxPanel from './inbox-panel.tsx'
import { unreadQuery } from './notifications.queries.ts'
import { removeNotificationToasts, toasts } from './toasts.ts'

const functions = vi.hoisted(() => ({
  listNotifications: vi.fn<(call: { data: { page: number; after: string | null } }) => Promise<object>>(),
  markNotification: vi.fn<(call: object) => Promise<{ totalUnread: number }>>(),
  markAllNotificationsRead: vi.fn<() => Promise<{ totalUnread: number }>>(),
  countUnreadNotifications: vi.fn<() => Promise<object>>(),
  findNotifications: vi.fn<() => Promise<object>>(),
}))
vi.mock('./notifications.functions.ts', () => functions)

let tell: (event: NotificationEvent) => void
vi.mock('./inbox-stream.ts', () => ({
  subscribeToInbox: ((_mark, onEvent) => {
    tell = onEvent
    return () => {}
  }) satisfies typeof subscribeToInbox,
}))

const note = (number: number, given: Partial<Notification> = {}): Notification => ({
  id: `n${number}`,
  recipientId: `n${number}`,
  title: `Aviso ${number}`,
  message: 'Aconteceu algo.',
  icon: null,
  sentAt: new Date(Date.UTC(2026, 2, 5, 0, number)).toISOString(),
  isRead: false,
  recipientTargetUrl: null,
  notificationTargetUrl: null,
  ...given,
})

/** What the service has, newest first. */
let all: Notification[]

beforeEach(() => {
  vi.resetAllMocks()
  all = [3, 2, 1].map((number) => note(number))
  functions.listNotifications.mockImplementation(async ({ data: { page, after } }) => {
    const from = all.findIndex(({ recipientId }) => recipientId === after) + 1
    return { results: all.slice(from, from + 10), totalCount: all.length, totalUnread: 3, page, perPage: 10 }
  })
  // Tells nobody what is in view, as old browsers.
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never
})

/** The count beside the bell. */
const Unread = () => <output aria-label="Contagem">{useQuery(unreadQuery).data?.totalUnread}</output>

function show({ person, ...shell }: NonNullable<ComponentOptions['shell']> = {}) {
  return renderPart(
    <>
      <Unread />
      <InboxPanel onLeave={() => {}} />
      <InboxLive />
    </>,
    {
      shell: {
        sessionMark: 'mark',
        features: ['notification-toasts'],
        person: { context: {} as never, impersonated: false, ...person },
        ...shell,
      },
      data: [[unreadQuery.queryKey, { totalUnread: all.length, newestId: all[0]?.recipientId ?? null }]],
    },
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const count = () => screen.getByRole('status', { name: 'Contagem' }).textContent
const item = (title: string) => screen.getByText(title, { exact: true }).closest('li')!
const unread = () => screen.queryAllByText('Não lida').length
const messages = () => screen.getByRole('region', { name: 'Mensagens, tecla F8' })
/** A call that waits until the test says what comes of it. */
function held() {
  let refuse!: () => void
  const call = new Promise<never>((_, reject) => {
    refuse = () => reject(new Error('Failed to fetch'))
  })
  return { call, refuse: () => act(async () => refuse()) }
}

test('a mark that the server does not take is undone, with a message', async () => {
  const { user } = await show()
  await screen.findByText('Aviso 2')
  const one = held()
  functions.markNotification.mockReturnValueOnce(one.call)
  await user.click(button('Marcar como lida: Aviso 2'))
  expect(within(item('Aviso 2')).queryByText('Não lida')).toBeNull()
  expect(count()).toBe('2')
  await one.refuse()
  expect(within(messages()).getByText('A notificação continua como não lida')).toBeTruthy()
  expect(within(item('Aviso 2')).getByText('Não lida')).toBeTruthy()
  expect(count()).toBe('3')

  const every = held()
  functions.markAllNotificationsRead.mockReturnValueOnce(every.call)
  await user.click(button('Marcar todas como lidas'))
  expect([unread(), count()]).toEqual([0, '0'])
  await every.refuse()
  expect(await within(messages()).findByText('As notificações continuam como não lidas')).toBeTruthy()
  expect([unread(), count()]).toEqual([3, '3'])
  act(() => toasts.remove('notification-not-marked'))
})

test('all are marked as read at once, and nothing is left to mark', async () => {
  const { user } = await show()
  await screen.findByText('Aviso 2')
  functions.markAllNotificationsRead.mockImplementationOnce(async () => {
    all = all.map((one) => ({ ...one, isRead: true }))
    return { totalUnread: 0 }
  })
  await user.click(button('Marcar todas como lidas'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Marcar todas como lidas' })).toBeNull())
  expect([unread(), count()]).toEqual([0, '0'])
})

test('without notifications the list says so, and one that does not answer is asked for again', async () => {
  all = []
  functions.listNotifications.mockRejectedValueOnce(new Error('Failed to fetch'))
  const { user } = await show()
  await screen.findByText('Não foi possível carregar as notificações')
  await user.click(button('Tentar de novo'))
  expect(await screen.findByText('Nenhuma notificação')).toBeTruthy()
})

test('further pages come by a button, with what arrived meanwhile, and the focus stays in the list', async () => {
  all = Array.from({ length: 12 }, (_, index) => note(12 - index))
  const { user } = await show()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10))
  const arrived = note(13, { title: 'Novidade' })
  all = [arrived, ...all]
  act(() => tell({ type: 'arrived', notification: arrived, displayMode: 'list', totalUnread: 13 } as NotificationEvent))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(11))
  button('Mostrar mais').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(13))
  expect(functions.listNotifications).toHaveBeenLastCalledWith({ data: { page: 2, after: 'n3' } })
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

test('links lead inside, or outside in another tab; what is hostile is no link', async () => {
  all = [
    note(4, { title: 'Armadilha', recipientTargetUrl: 'javascript:document.title="taken"' }),
    note(3, { title: 'Disfarce', notificationTargetUrl: '/\\evil.example' }),
    note(2, { title: 'Lá fora', notificationTargetUrl: 'https://example.com/evento' }),
    note(1, { title: 'Mensalidade', recipientTargetUrl: '/financial/payments?status=overdue' }),
  ]
  functions.markNotification.mockResolvedValue({ totalUnread: 3 })
  const { user, address } = await show()
  await screen.findByText('Armadilha')
  for (const title of ['Armadilha', 'Disfarce']) expect(within(item(title)).queryByRole('link')).toBeNull()
  await user.click(button('Armadilha'))
  expect(within(item('Armadilha')).queryByText('Não lida')).toBeNull()

  const outside = within(screen.getByText('Lá fora').closest('li')!).getByRole('link')
  expect(['href', 'target', 'rel'].map((name) => outside.getAttribute(name))).toEqual([
    'https://example.com/evento',
    '_blank',
    'noopener noreferrer',
  ])
  await user.click(screen.getByRole('link', { name: 'Mensalidade' }))
  await waitFor(() => expect(address()).toBe('/financial/payments?status=overdue'))
  expect(functions.markNotification).toHaveBeenLastCalledWith({ data: { recipientId: 'n1', isRead: true } })
})

test('what arrives is shown in a corner while somebody looks at the page', async () => {
  await show()
  await screen.findByText('Aviso 2')
  act(() => tell({ type: 'arrived', notification: note(9), displayMode: 'toast', totalUnread: 4 } as NotificationEvent))
  expect((await within(messages()).findByRole('listitem')).textContent).toContain('Aviso 9')
  act(() => removeNotificationToasts(null))
})

test('whoever acts as somebody reads, but marks nothing and is shown no toasts', async () => {
  await show({ person: { impersonated: true } })
  await screen.findByText('Aviso 2')
  expect(screen.getByText('Somente o titular da conta pode marcar notificações como lidas.')).toBeTruthy()
  expect(button('Marcar todas como lidas').closest('button')!.disabled).toBe(true)
  expect(within(item('Aviso 2')).queryByRole('button')).toBeNull()
  // The queue shows one half a second behind the one before.
  const queued = vi.spyOn(toasts, 'add')
  act(() => tell({ type: 'arrived', notification: note(10), displayMode: 'toast', totalUnread: 4 } as NotificationEvent))
  await waitFor(() => expect(count()).toBe('4'))
  expect(queued).not.toHaveBeenCalled()
})
