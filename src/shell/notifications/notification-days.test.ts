import { expect, test } from 'vitest'
import type { Notification } from '#api/notifications/notifications.ts'
import { notificationDays, sentAtText } from './notification-days.ts'

test.each([
  ['pt-BR', '5/03/2026'],
  ['en', '03/05/2026'],
  ['es', '5/03/2026'],
  ['qps', '5/03/2026'],
])('in %s a notification was sent on %s', (language, day) => {
  expect(sentAtText('2026-03-05T03:05:00Z', language, 'America/Sao_Paulo')).toEqual({ day, time: '00:05' })
})

const sent = (sentAt: string) => ({ recipientId: sentAt, sentAt }) as Notification

test('notifications stand under the day of the institution, newest first', () => {
  // In São Paulo 02:59 UTC is still the day before.
  const now = Date.parse('2026-03-05T12:00:00Z')
  const list = ['2026-03-05T03:00:00Z', '2026-03-05T02:59:00Z', '2026-03-04T12:00:00Z', '2026-02-28T12:00:00Z'].map(sent)
  const days = notificationDays(list, 'America/Sao_Paulo', now)
  expect(days.map(({ day, daysAgo, notifications }) => [day, daysAgo, notifications.length])).toEqual([
    ['2026-03-05', 0, 1],
    ['2026-03-04', 1, 2],
    ['2026-02-28', 5, 1],
  ])
})

test('what arrives late joins its day', () => {
  const list = ['2026-03-05T12:00:00Z', '2026-03-04T12:00:00Z', '2026-03-05T11:00:00Z'].map(sent)
  expect(notificationDays(list, 'UTC', Date.parse('2026-03-05T13:00:00Z')).map(({ notifications }) => notifications.length)).toEqual([2, 1])
})
