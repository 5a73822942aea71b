import type { Locator, Page } from '@playwright/test'
import type pg from 'pg'
import { type NewNotification, notify } from '../../../services/notifications/notify.ts'
import { expect } from './fixtures.ts'
import { serverFunctions } from './server-functions.ts'
import type { Words } from './words.ts'

export function sendNotification(pool: pg.Pool, userId: number, given: Partial<NewNotification> = {}): Promise<string | null> {
  return notify(pool, { tenantId: 1, userId, title: 'Aviso', message: 'Aconteceu algo na sua vida acadêmica.', ...given })
}

/** Sends one per hour, oldest first: `Aviso 1`, `Aviso 2` and so on. None is shown as a toast. */
export async function sendNotifications(pool: pg.Pool, userId: number, count: number): Promise<void> {
  const hour = 3_600_000
  for (let number = 1; number <= count; number++)
    await sendNotification(pool, userId, {
      title: `Aviso ${number}`,
      displayMode: 'list',
      sentAt: new Date(Date.now() - (count - number + 1) * hour),
    })
}

export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Notifica/ })
export const list = (page: Page) => page.getByRole('group', { name: /Notifica/ })
export const items = (page: Page) => list(page).getByRole('listitem')
export const item = (page: Page, title: string) => items(page).filter({ hasText: new RegExp(`${title}(?!\\d)`) })
export const toasts = (page: Page, words: Words) =>
  page.getByRole('region', { name: words('Mensagens, tecla {hotkey}') }).getByRole('listitem')
export const unreadMark = (one: Locator, words: Words) => one.getByText(words('Não lida'))

/** Waits until the page hears what the server sends: what came before shows no toast. */
export async function listening(page: Page): Promise<void> {
  await expect.poll(async () => (await listeners(page))[0]).toBeGreaterThan(0)
  await page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    const tabs = new BroadcastChannel(held.find(({ name }) => name?.includes('notifications'))!.name!)
    // As a new tab asks. Whoever listens to the server answers; one that does not know the state yet tells it as it comes.
    await new Promise<void>((resolve) => {
      tabs.onmessage = () => resolve()
      tabs.postMessage('newcomer')
    })
    tabs.close()
  })
}

/** Returns how many tabs hold the lock for the server's events, and how many wait for it. */
export function listeners(page: Page) {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [held, pending].map((locks) => locks.filter(({ name }) => name?.includes('notifications')).length)
  })
}

export async function openList(page: Page) {
  await bell(page).click()
  await expect(items(page).first()).toBeVisible()
}

/** Holds calls of a server function until the returned function continues or aborts them. */
export async function hold(page: Page, functionName: string) {
  const id = serverFunctions().get(functionName)!
  let answer!: (how: 'goes on' | 'fails') => void
  const decided = new Promise<'goes on' | 'fails'>((resolve) => {
    answer = resolve
  })
  await page.route(`**/${id}*`, async (route) => ((await decided) === 'fails' ? route.abort() : route.continue()))
  return answer
}
