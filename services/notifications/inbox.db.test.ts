import fc from 'fast-check'
import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { inTenant } from '../platform/database.ts'
import { getStatements } from '../platform/testing/statements.ts'
import { notify } from './notify.ts'
import { notifyAgreementCanceled } from './agreement-canceled.ts'
import { notifyPaymentApproved } from './payment-approved.ts'
import { type InboxClient, startInboxService } from './testing/inbox-world.ts'

let pool: pg.Pool
let clientOf: ReturnType<typeof startInboxService>
let userId = 100
let client: InboxClient

beforeAll(async () => {
  ;({ pool } = await createTestDatabase())
  clientOf = startInboxService(pool)
})

beforeEach(() => {
  client = clientOf({ userId: ++userId })
})

const start = Date.parse('2026-11-01T12:00:00Z')
const send = (title: string, given: Partial<Parameters<typeof notify>[1]> = {}) =>
  notify(pool, { tenantId: 1, userId, title, message: `Sobre ${title}`, ...given })
const sendMany = async (count: number) => {
  for (let index = 0; index < count; index++) await send(`n${index}`, { sentAt: new Date(start + index * 1000) })
}
const titles = ({ results }: { results: Array<{ title: string }> }) => results.map(({ title }) => title)
const code = (expected: string) => expect.objectContaining({ code: expected })

describe('the list', () => {
  it('asks for a person, and shows nobody what belongs to another person or tenant', async () => {
    await expect(clientOf(null).list({})).rejects.toEqual(code('UNAUTHORIZED'))
    await expect(clientOf(null).watch()).rejects.toEqual(code('UNAUTHORIZED'))
    const id = (await send('meu'))!
    for (const stranger of [clientOf({ userId: userId + 10_000 }), clientOf({ userId, tenantId: 2 })]) {
      expect(await stranger.list({})).toMatchObject({ results: [], totalCount: 0, totalUnread: 0 })
      expect(await stranger.list({ after: id })).toMatchObject({ results: [] })
      await expect(stranger.markRead({ id, isRead: true })).rejects.toEqual(code('NOT_FOUND'))
      await stranger.markAllRead({ deliveryMode: 'application' })
    }
    expect(await client.list({})).toMatchObject({ totalCount: 1, totalUnread: 1 })
  })

  it('lets nobody mark in the name of somebody else, and shows it all the same', async () => {
    const id = (await send('meu'))!
    const impersonated = clientOf({ userId, impersonatedBy: 9001 })
    await expect(impersonated.markRead({ id, isRead: true })).rejects.toEqual(code('FORBIDDEN'))
    await expect(impersonated.markAllRead({ deliveryMode: 'application' })).rejects.toEqual(code('FORBIDDEN'))
    expect(await impersonated.list({})).toMatchObject({ totalCount: 1, totalUnread: 1 })
  })

  it('is read in pages of ten, or of five for toasts, newest first', async () => {
    await sendMany(12)
    const first = await client.list({})
    expect(titles(first)).toEqual(['n11', 'n10', 'n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2'])
    expect(first).toMatchObject({ totalCount: 12, totalUnread: 12, page: 1, perPage: 10 })
    expect(titles(await client.list({ page: 2 }))).toEqual(['n1', 'n0'])
    expect(titles(await client.list({ perPage: 5 }))).toHaveLength(5)
    await expect(client.list({ perPage: 7 as 5 })).rejects.toEqual(code('BAD_REQUEST'))
  })

  it('loses and repeats nothing while new ones arrive, even where many were sent at once', async () => {
    const at = new Date(start)
    for (let index = 0; index < 23; index++) await send(`n${index}`, { sentAt: at })
    const seen: string[] = []
    let after: string | undefined
    for (let page = 1; page <= 3; page++) {
      const { results } = await client.list({ page, ...(after && { after }) })
      seen.push(...results.map(({ recipientId }) => recipientId))
      after = results.at(-1)!.recipientId
      await send('nova', { sentAt: new Date(start + page * 1000) })
    }
    expect(new Set(seen).size).toBe(23)
    expect(seen).toHaveLength(23)
  })

  it('is kept in memory until a process of any kind changes it', async () => {
    const otherProcess = startInboxService(pool)({ userId })
    const list = () => client.list({ perPage: 5 })
    const id = (await send('primeira'))!
    await list()
    await vi.waitFor(async () => expect(await getStatements(list)).toEqual([]))
    await send('segunda')
    await vi.waitFor(async () => expect(titles(await list())).toEqual(['segunda', 'primeira']))
    await otherProcess.markRead({ id, isRead: true })
    await vi.waitFor(async () => expect(await list()).toMatchObject({ totalUnread: 1 }))
    await client.markAllRead({ deliveryMode: 'application' })
    expect(await list()).toMatchObject({ totalUnread: 0 })
  })

  it('filters by what was read and by how it is shown', async () => {
    const [read] = [await send('lida'), await send('nova'), await send('discreta', { displayMode: 'list' })]
    await client.markRead({ id: read!, isRead: true })
    expect(titles(await client.list({ isRead: true }))).toEqual(['lida'])
    expect(titles(await client.list({ isRead: false, displayMode: 'toast' }))).toEqual(['nova'])
    expect(await client.list({ isRead: false, perPage: 5 })).toMatchObject({ totalCount: 2, totalUnread: 2 })
  })

  it('is searched without case and accents, in the words that the reader sees', async () => {
    await send('Contrato disponível')
    await send('Crédito de 100%', { message: 'Já está na sua conta.' })
    await notifyAgreementCanceled(pool, { tenantId: 1, userId, agreementId: 7 })
    expect(titles(await client.list({ search: 'DISPONIVEL' }))).toEqual(['Contrato disponível'])
    expect(titles(await client.list({ search: '100%' }))).toEqual(['Crédito de 100%'])
    expect(titles(await client.list({ search: 'ja esta' }))).toEqual(['Crédito de 100%'])
    expect(await client.list({ search: 'agreement' })).toMatchObject({ results: [], totalCount: 0, totalUnread: 3 })
    expect(titles(await clientOf({ userId }, 'en').list({ search: 'agreement', isRead: false }))).toEqual(['Agreement no. 7 canceled'])
  })

  it('tells the address of the notification and that of the person apart', async () => {
    const id = await send('com endereços', { targetUrl: '/financial/payments' })
    await inTenant(pool, 1, ({ client: raw }) =>
      raw.query(`update notifications.recipient set recipient_target_url = '/my-account' where id = $1`, [id]),
    )
    expect((await client.list({})).results[0]).toMatchObject({
      recipientTargetUrl: '/my-account',
      notificationTargetUrl: '/financial/payments',
    })
  })

  it('finds pages and counts by index', async () => {
    await inTenant(pool, 1, ({ client: raw }) =>
      raw.query(`insert into notifications.recipient (id, tenant_id, user_id, title, message, sent_at, read_at)
        select gen_random_uuid(), 1, 50000 + n % 500, 't', 'm', timestamptz '2026-01-01' + n * interval '1 minute', case when n % 20 > 0 then now() end from generate_series(1, 50000) n`),
    )
    await pool.query('analyze notifications.recipient')
    const getPlan = async (text: string) =>
      JSON.stringify((await inTenant(pool, 1, ({ client: raw }) => raw.query(`explain (format json) ${text}`))).rows)
    const own = 'from notifications.recipient where tenant_id = 1 and user_id = 50007'
    expect(await getPlan(`select id ${own} order by sent_at desc, id desc limit 10`)).toMatch(/recipient_inbox(?!.*"Sort")/)
    expect(await getPlan(`select count(*) ${own} and read_at is null`)).toContain('recipient_unread')
  })
})

describe('marking', () => {
  it('marks as read and unread again, and counts what is left', async () => {
    const id = (await send('a'))!
    await send('b')
    expect(await client.markRead({ id, isRead: true })).toEqual({ totalUnread: 1 })
    expect(await client.markRead({ id, isRead: true })).toEqual({ totalUnread: 1 })
    expect(await client.markRead({ id, isRead: false })).toEqual({ totalUnread: 2 })
    expect(await client.markAllRead({ deliveryMode: 'application' })).toEqual({ totalUnread: 0 })
    expect(await client.list({})).toMatchObject({ totalCount: 2, totalUnread: 0 })
  })

  it('counts what is unread as the list shows it, whatever is marked', async () => {
    await sendMany(6)
    const ids = (await client.list({})).results.map(({ recipientId }) => recipientId)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { maxLength: 8 }), async (marks) => {
        for (const [id, isRead] of marks) await client.markRead({ id, isRead })
        const { results, totalUnread } = await client.list({})
        expect(totalUnread).toBe(results.filter(({ isRead }) => !isRead).length)
      }),
      { numRuns: 15 },
    )
  })
})

describe('an event', () => {
  it('is told once, in the language of the reader, also after it was changed', async () => {
    const payment = { tenantId: 1, userId, paymentId: crypto.randomUUID(), amount: 122_635 }
    for (let round = 0; round < 2; round++) await notifyPaymentApproved(pool, payment, 'BRL')
    expect((await client.list({})).results).toMatchObject([{ title: 'Pagamento confirmado' }])
    const { results, totalCount } = await clientOf({ userId }, 'en').list({})
    expect(totalCount).toBe(1)
    expect(results[0]).toMatchObject({
      title: 'Payment confirmed',
      message: 'We received R$1,226.35. Your receipt is ready.',
      notificationTargetUrl: `/financial/payments/receipts/${payment.paymentId}`,
      isRead: false,
    })
  })

  it('of an agreement that was canceled leads to it, in each language', async () => {
    const titles = { 'pt-BR': 'Acordo nº 7 cancelado', en: 'Agreement no. 7 canceled', es: 'Acuerdo n.º 7 cancelado' }
    for (let round = 0; round < 2; round++) await notifyAgreementCanceled(pool, { tenantId: 1, userId, agreementId: 7 })
    for (const [locale, title] of Object.entries(titles)) {
      const inbox = await clientOf({ userId }, locale).list({})
      expect(inbox.results).toMatchObject([{ title, notificationTargetUrl: '/financial/agreements/7' }])
    }
  })
})
