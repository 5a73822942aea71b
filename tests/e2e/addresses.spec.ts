import { expect, test } from '../support/browser/fixtures.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { openByLaunch } from '../support/browser/launch.ts'
import { addHostname } from '../support/browser/people.ts'

test('an unknown address says so and leads home', async ({ page, signInAs, words, problems }) => {
  problems.allow(/status of 404/)
  await signInAs('ana.souza')
  const response = await page.goto(portalUrl('/no/such/page'))
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: words('Página não encontrada') })).toBeVisible()
  // In the frame, whose menu leads on.
  await expect(
    page.getByRole('navigation', { name: words('Menu principal') }).getByRole('link', { name: words('Financeiro') }),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: words('Voltar ao início') })
    .click()
  await expect(page).toHaveURL(portalUrl('/'))
})

test('the flags of a partner site stay while people move on', async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/?disableHeader=true' })
  await page.getByRole('link', { name: words('Ver o que já foi pago') }).click()
  await expect(page).toHaveURL(/disableHeader=true/)
})

test('what an institution does not have is not offered', async ({ page, database, words }) => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating', features: [], navigation: [] })
  await openByLaunch(page, database, host, { tenantId: 1, userId: 1001, choice: null })
  await expect(page.getByText(words('Nenhuma área ainda'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Pagamentos') })).toBeHidden()
})
