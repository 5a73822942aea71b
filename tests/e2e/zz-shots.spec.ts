import { test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { inTenant } from '../../services/platform/database.ts'
test('shots', async ({ page, signInAs, database }) => {
  await signInAs('ana.souza')
  const one = async (sql: string) => (await inTenant(database, 1, ({ client }) => client.query<{ p: string }>(sql))).rows[0]?.p
  const pages: Record<string, string | undefined> = {
    action: await one(
      `select '/my-requests/' || request_id as p from academic.request where user_id = 1001 and status = 'waiting_for_student_action'`,
    ),
    pay: await one(
      `select '/my-requests/' || request_id as p from academic.request where user_id = 1001 and status = 'waiting_for_payment'`,
    ),
    granted: await one(
      `select '/my-requests/' || request_id as p from academic.request where user_id = 1001 and status in ('granted') order by message_count desc`,
    ),
    attendance: await one(
      `select '/my-requests/' || request_id as p from academic.request where user_id = 1001 and status in ('in_attendance') order by message_count desc`,
    ),
    draft: await one(`select '/my-requests/drafts/' || draft_id as p from academic.request_draft where user_id = 1001`),
    protocol: await one(
      `select '/my-requests/protocols/' || request_id as p from academic.request where user_id = 1001 and status = 'in_attendance'`,
    ),
    list: '/my-requests',
    no: '/my-requests/new/101',
  }
  for (const [name, p] of Object.entries(pages))
    for (const [w, dark] of [
      [360, false],
      [1440, false],
      [768, true],
    ] as const) {
      if (!p) {
        console.log('none', name)
        continue
      }
      await page.setViewportSize({ width: w, height: 900 })
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
      await page.goto(portalUrl(p))
      await hydrated(page)
      await page.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: true })
    }
})
