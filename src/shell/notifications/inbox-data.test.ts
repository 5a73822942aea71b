import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Notification } from '#api/notifications/notifications.ts'
import { type InboxData, loadedNotifications, nextPage, withArrived, withReadState } from './inbox-data.ts'

const note = (recipientId: string, isRead = false): Notification => ({
  id: recipientId,
  recipientId,
  title: recipientId,
  message: '',
  icon: null,
  sentAt: '2026-11-21T12:00:00Z',
  isRead,
  recipientTargetUrl: null,
  notificationTargetUrl: null,
})
const pageOf = (ids: string[], totalCount: number, page = 1) => ({
  results: ids.map((id) => note(id)),
  totalCount,
  totalUnread: totalCount,
  page,
  perPage: 10,
})
const dataOf = (...pages: InboxData['pages']): InboxData => ({ pages, pageParams: pages.map(({ page }) => ({ page, after: null })) })
const getIds = (data: InboxData) => loadedNotifications(data).map(({ recipientId }) => recipientId)

describe('pages of the list', () => {
  it('go on behind the last one until all are there', () => {
    expect(nextPage([])).toBeUndefined()
    expect(nextPage([pageOf(['a', 'b'], 3)])).toEqual({ page: 2, after: 'b' })
    expect(nextPage([pageOf(['a', 'b'], 3), pageOf(['c'], 3, 2)])).toBeUndefined()
    expect(nextPage([pageOf([], 0)])).toBeUndefined()
  })

  it('show nothing twice, even of a service that repeats', () => {
    expect(getIds(dataOf(pageOf(['a', 'b'], 3), pageOf(['b', 'c'], 3, 2)))).toEqual(['a', 'b', 'c'])
  })

  it('go on behind the same one after others arrived', () => {
    const data = withArrived(dataOf(pageOf(['a', 'b'], 3)), note('new'))
    expect(getIds(data)).toEqual(['new', 'a', 'b'])
    expect(nextPage(data.pages)).toEqual({ page: 2, after: 'b' })
    expect(withArrived(data, note('new'))).toBe(data)
  })
})

describe('marks', () => {
  it('reach the one, several or all, and nothing else', () => {
    const data = dataOf(pageOf(['a', 'b'], 3), pageOf(['c'], 3, 2))
    const read = (changed: InboxData) =>
      loadedNotifications(changed)
        .filter(({ isRead }) => isRead)
        .map(({ recipientId }) => recipientId)
    expect(read(withReadState(data, ['b'], true))).toEqual(['b'])
    expect(read(withReadState(data, null, true))).toEqual(['a', 'b', 'c'])
    expect(read(withReadState(withReadState(data, null, true), ['a', 'c'], false))).toEqual(['b'])
  })

  it('are undone exactly, whatever arrived meanwhile', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), fc.boolean(), (states, arrives) => {
        const results = states.map((isRead, index) => note(`n${index}`, isRead))
        const data = dataOf({ results, totalCount: results.length, totalUnread: 0, page: 1, perPage: 10 })
        const unread = results.filter(({ isRead }) => !isRead).map(({ recipientId }) => recipientId)
        const marked = withReadState(data, null, true)
        const later = arrives ? withArrived(marked, note('new')) : marked
        const undone = loadedNotifications(withReadState(later, unread, false)).filter(({ recipientId }) => recipientId !== 'new')
        expect(undone).toEqual(results)
      }),
    )
  })
})
