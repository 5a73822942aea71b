import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { openByLaunch } from '../support/browser/launch.ts'
import { addHostname } from '../support/browser/people.ts'
import { addRole } from '../support/browser/students.ts'

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
  await page
    .getByRole('list', { name: words('Atalhos') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/disableHeader=true/)
})

test('what an institution does not have is not offered', async ({ page, database, words }) => {
  const host = await addHostname(database, 1, { safeaVersion: 'migrating', features: [], navigation: [] })
  await openByLaunch(page, database, host, { tenantId: 1, userId: 1001, choice: null })
  await expect(page.getByText(words('Nenhuma área ainda'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Pagamentos') })).toBeHidden()
})

/** @returns whether the browser still shows the document that was open, rather than another one of the server's. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

test('a page whose routes a student’s scripts lack comes from the server', async ({ page, student, database, signInAs, words }) => {
  await addRole(database, student.id, { institutionId: 12, name: 'Residente', profile: 'RESIDENT' })
  await signInAs(student.username, { path: '/my-account' })
  await page.getByRole('link', { name: /Aluno Campus Norte/ }).click()
  await page.waitForURL(portalUrl('/my-account'))
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  // Within the routes of students no document is loaded.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Início') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('Olá, {firstName}') })).toBeFocused()
  expect(await isSameDocument()).toBe(true)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: words('Buscar no portal') }).fill('trocar de perfil')
  await page.getByRole('option', { name: words('Trocar de perfil') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Escolha o seu perfil'))
  await expect(page).toHaveURL(portalUrl('/welcome'))
  expect(await isSameDocument()).toBe(false)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: words('Olá, {firstName}') })).toBeVisible()
})

test('staff open their pages without another document', async ({ page, signInAs, words }) => {
  await signInAs('gina.financas')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Recebimentos') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('Recebimentos') })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test('the server’s answer that there is no such page is not asked for again', async ({ page, student, signInAs, words, problems }) => {
  problems.allow(/status of 404/)
  await signInAs(student.username)
  const documents: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())))
  await page.goto(portalUrl('/requests/no/such/page'))
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Início') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: words('Olá, {firstName}') })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: words('Página não encontrada') })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  expect(documents).toEqual([portalUrl('/requests/no/such/page')])
})
