import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addPerson } from '../support/browser/people.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'

test.use({ signInBy: 'provider' })

const support = { institutionId: null, name: 'Suporte', profile: 'OPERATION' as const, permissions: { identity: ['impersonate'] } }
const roles = [support]

/** A process remembers a session for up to a second. */
const forgotten = (page: Page) =>
  expect.poll(() => page.evaluate(async () => (await fetch(location.href, { redirect: 'manual' })).type)).toBe('opaqueredirect')

for (const [how, host, tenantId] of [
  ['the identity provider', hosts.aurora, 1],
  ["the portal's own page", hosts.ipe, 2],
] as const) {
  test(`what was typed is still there after a forced sign-out and a return by ${how}`, async ({
    page,
    context,
    database,
    problems,
    signInAs,
    words,
  }) => {
    problems.allow(/500|401|Failed to load resource/)
    const person = await addPerson(database, tenantId, roles)
    const other = await addPerson(database, tenantId, [])
    const form = portalUrl(`/impersonation?q=${other.username}`, host)
    await signInAs(person.username, { host })
    await page.goto(form)
    const reason = page.getByLabel(words('Motivo'))
    await page.getByRole('radio', { name: new RegExp(other.name) }).check()
    await reason.fill('a aluna pediu ajuda com o Pix')

    await database.query('delete from portal.session where user_id = $1', [person.id])
    await context.clearCookies({ name: /^(idp_|_)/ })
    await forgotten(page)
    await page.getByRole('button', { name: words('Atuar como esta pessoa') }).click()
    await page.waitForURL(/\/(id\/interaction|auth\/signin)/)
    await expect(page.getByText('A sua sessão terminou. Entre de novo para continuar.')).toBeVisible()
    await signIn(page, person.username, 'Aurora#2026', 'pt-BR')
    await expect(page).toHaveURL(form)
    await expect(reason).toHaveValue('a aluna pediu ajuda com o Pix')
  })
}

test('it is nobody else’s to read', async ({ page, context, database, problems, signInAs, words }) => {
  problems.allow(/500|401|Failed to load resource/)
  const [person, other] = [await addPerson(database, 2, roles), await addPerson(database, 2, roles)]
  await signInAs(person.username, { host: hosts.ipe })
  const form = portalUrl('/impersonation?q=davi.rocha', hosts.ipe)
  await page.goto(form)
  await hydrated(page)
  await page.getByLabel(words('Motivo')).fill('a aluna pediu ajuda com o Pix')
  await page.getByRole('radio', { name: /Davi Rocha/ }).check()
  await database.query('delete from portal.session where user_id = $1', [person.id])
  await forgotten(page)
  await page.getByRole('button', { name: words('Atuar como esta pessoa') }).click()
  await page.waitForURL(/\/auth\/signin/)
  await signIn(page, other.username, 'Aurora#2026', 'pt-BR')
  await expect(page).toHaveURL(form)
  await page.getByRole('button', { name: words('Atuar como esta pessoa') }).click()
  // The one person found is chosen; the reason is asked for anew.
  await expect(page.getByLabel(words('Motivo'))).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(words('Motivo'))).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('a aluna pediu')
  expect(context.pages()).toHaveLength(1)
})
