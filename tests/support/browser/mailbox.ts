import { expect, type Page } from '@playwright/test'
import type pg from 'pg'
import { inTenant } from '../../../services/platform/database.ts'
import { runJobs } from './jobs.ts'
import { portalPort } from './portal.ts'

const mailbox = `http://localhost:${portalPort}/academic-services/sandbox/mailbox`

/**
 * Opens the newest mail to an address in the demo's mailbox, once it is delivered.
 *
 * @param former the mail that was the newest before; another one is waited for
 * @returns the mail's own address
 */
export async function openMail(page: Page, address: string, subject: RegExp, former?: string): Promise<string> {
  const list = `${mailbox}?to=${encodeURIComponent(address)}`
  const newest = async () => {
    const entries = (await (await page.request.get(list)).text()).matchAll(/<li>\s*<a href="([^"]+)">([^<]*)</g)
    return [...entries].find(([, , text]) => subject.test(text!))?.[1]
  }
  const isThere = async () => {
    await runJobs()
    return ![undefined, former].includes(await newest())
  }
  await expect.poll(isThere).toBe(true)
  await page.goto(list)
  const mail = page.getByRole('link', { name: subject }).first()
  const opened = (await mail.getAttribute('href'))!
  await mail.click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  return opened
}

/** The address in the text of the open mail. */
export async function linkInMail(page: Page): Promise<string> {
  return (await page.locator('pre a').first().getAttribute('href'))!
}

/** The code of the newest text message to a number, such as `+5511987654321`, read beside the page. */
export async function codeInMessage(page: Page, number: string): Promise<string> {
  const list = await (await page.request.get(`${mailbox}?to=${encodeURIComponent(number)}`)).text()
  const [, newest] = /<li>\s*<a href="([^"]+)"/.exec(list)!
  const message = await (await page.request.get(new URL(newest!, mailbox).href)).text()
  return /@\S+ #(\d{6})\b/.exec(message)![1]!
}

/** As if a person's reset links had been sent two hours ago. */
export async function ageResetLinks(pool: pg.Pool, tenantId: number, accountId: number): Promise<void> {
  await inTenant(pool, tenantId, ({ client }) =>
    client.query(`update users.password_reset set expires_at = expires_at - interval '2 hours' where account_id = $1`, [accountId]),
  )
}

/** Gives a person of Universidade Aurora an address, which test students have none of. */
export async function giveEmail(pool: pg.Pool, accountId: number, email: string): Promise<void> {
  await inTenant(pool, 1, ({ client }) => client.query('update users.account set email = $2 where id = $1', [accountId, email]))
}
