import { expect, forgetSession, signIn, test } from '../support/browser/fixtures.ts'
import { holdScripts } from '../support/browser/hold-scripts.ts'
import { openByLaunch } from '../support/browser/launch.ts'
import { addHostname, addPerson, getLaunchToken } from '../support/browser/people.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { signInWords } from '../support/browser/words.ts'

test.use({ signInBy: 'provider' })

const locale = 'pt-BR'

const at = (path: string) => portalUrl(path, hosts.ipe)
const password = 'Aurora#2026'

test('the portal asks for the password itself, says what is wrong, and leads to the wanted page', { tag: '@phone' }, async ({
  page,
  database,
  words,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 4\d\d|500/)
  const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
  await page.goto(at('/financial/payments?status=settled'))
  await expect(page).toHaveURL(/\/auth\/signin\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords[locale].signIn)

  await page.getByRole('button', { name: signInWords[locale].signIn, exact: true }).click()
  await expect(page.getByText(words('Informe a sua senha')).first()).toBeVisible()
  await expect(page.getByLabel(signInWords[locale].login, { exact: true })).toBeFocused()
  await signIn(page, person.username, 'wrong', locale)
  await expect(page.getByRole('alert').filter({ hasText: words('Usuário ou senha incorretos. Confira e tente de novo.') })).toBeVisible()
  await expect(page.getByLabel(signInWords[locale].login, { exact: true })).toHaveValue(person.username)
  const secret = page.getByLabel(signInWords[locale].password, { exact: true })
  await expect(secret).toHaveValue('')
  await expect(secret).toBeFocused()
  await expectAccessible()

  await signIn(page, `${person.username}@exemplo.edu.br`, password, locale)
  await expect(page).toHaveURL(at('/financial/payments?status=settled'))
  await expect(page.getByRole('banner')).toContainText(person.name)
})

test('what is sent before scripts run is sent when they do', async ({ page, database }) => {
  const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
  const release = await holdScripts(page)
  await page.goto(at('/auth/signin?returnTo=%2Fwelcome'), { waitUntil: 'commit' })
  await signIn(page, person.username, password, 'pt-BR')
  await expect(page.getByLabel(signInWords['pt-BR'].login, { exact: true })).toHaveValue(person.username)
  release()
  await expect(page.getByRole('banner')).toContainText(person.name)
})

test('signing out ends the token, and a copied cookie opens nothing', async ({ page, context, browser, database, signInAs, words }) => {
  const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
  await signInAs(person.username, { host: hosts.ipe })
  const tokens = async () => (await database.query('select 1 from identity.single_token where user_id = $1', [person.id])).rowCount
  expect(await tokens()).toBe(1)
  const cookies = (await context.cookies()).filter(({ name }) => name === '__Host-academic-services')
  await page.getByRole('button', { name: person.name }).click()
  await page.getByRole('button', { name: words('Sair') }).click()
  await expect(page).toHaveURL(at('/auth/signin?because=left'))
  expect(await tokens()).toBe(0)

  const thief = await browser.newContext({ locale: 'pt-BR' })
  await thief.addCookies(cookies)
  const strange = await thief.newPage()
  await strange.goto(at('/'))
  await expect(strange).toHaveURL(/\/auth\/signin/)
  await thief.close()
})

test('operation users sign in at their own hostname and nowhere else', async ({ page, problems, signInAs, words }) => {
  problems.allow(/status of 4\d\d|500/)
  await page.goto(at('/auth/signin'))
  await signIn(page, 'joao.operador', password, 'pt-BR')
  await expect(page.getByRole('alert').filter({ hasText: words('Usuário ou senha incorretos. Confira e tente de novo.') })).toBeVisible()
  await signInAs('joao.operador', { host: hosts.operation })
  await expect(page.getByRole('banner')).toContainText('João Operador')
})

test('whoever is signed in is not asked again', async ({ page, signInAs }) => {
  await signInAs('elisa.prado', { host: hosts.ipe })
  await page.goto(at('/auth/signin?returnTo=%2Ffinancial%2Fpayments'))
  await expect(page).toHaveURL(at('/financial/payments'))
})

test.describe('a token in the address', () => {
  test('signs in whoever agrees, and is gone from the address before anything loads', async ({
    page,
    context,
    database,
    expectAccessible,
  }) => {
    const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
    const token = await getLaunchToken(database, { tenantId: 2, userId: person.id, choice: null })
    const asked: string[] = []
    context.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await page.goto(at(`/?tokenId=${token}&disableHeader=false`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Entrar como ${person.name}?`)
    await expectAccessible()
    await page.getByRole('button', { name: `Entrar como ${person.name}` }).click()
    await expect(page).toHaveURL(at('/?disableHeader=false'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pessoa')
    expect(asked.filter((request) => request.includes(token))).toHaveLength(1)
    expect(await page.content()).not.toContain(token)
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))).not.toContain(token)
  })
})

test('a launch from another application asks for a role once', async ({ page, database, signInAs }) => {
  const person = await addPerson(database, 1, [
    { institutionId: 11, name: 'Aluno', profile: 'STUDENT' },
    { institutionId: 12, name: 'Residente', profile: 'RESIDENT' },
  ])
  const [student, resident] = person.roleIds
  await signInAs(person.username, { path: `/?v2RoleId=${student}&tenantId=1&institutionId=11` })
  const code = await getLaunchToken(database, {
    tenantId: 1,
    userId: person.id,
    choice: { roleId: resident!, tenantId: 1, institutionId: 12 },
  })
  await page.goto(portalUrl(`/?ssoCode=${code}`))
  await expect(page).toHaveURL(portalUrl('/'))
  await expect(page.getByRole('banner')).toContainText('Residente · Campus Sul')

  await page.goto(portalUrl(`/?v2RoleId=${student}&tenantId=1&institutionId=11`))
  await page.goto(portalUrl(`/?ssoCode=${code}`))
  await expect(page.getByRole('banner')).toContainText('Aluno · Campus Norte')
})

test('while migrating, people come in by the own form, by the identity provider, and with a token', async ({ page, database, words }) => {
  const host = await addHostname(database, 2, { safeaVersion: 'migrating' })
  const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
  const name = page.getByRole('banner').getByRole('button', { name: person.name })
  await page.goto(portalUrl('/', host))
  await signIn(page, person.username, password, 'pt-BR')
  await expect(name).toBeVisible()

  await forgetSession(page)
  await page.goto(portalUrl('/financial/payments', host))
  await page.getByRole('link', { name: words('Entrar com a conta nova') }).click()
  await page.waitForURL(/\/id\/interaction\//)
  await signIn(page, person.username, password, 'pt-BR')
  await expect(page).toHaveURL(portalUrl('/financial/payments', host))
  await expect(name).toBeVisible()

  await forgetSession(page)
  await openByLaunch(page, database, host, { tenantId: 2, userId: person.id, choice: null })
  await expect(name).toBeVisible()
})

test('signing out leads where an address said, if the institution knows the place, and else back to the page', async ({
  page,
  database,
  signInAs,
  words,
}) => {
  const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
  const signOut = async () => {
    await page.getByRole('button', { name: person.name }).click()
    await page.getByRole('button', { name: words('Sair') }).click()
  }
  await signInAs(person.username, { host: hosts.ipe, path: '/?signoutRedirectUrl=%2Ferror%3Fproblem%3Ddenied' })
  await expect(page).toHaveURL(at('/'))
  await signOut()
  await expect(page).toHaveURL(at('/error?problem=denied'))

  await signInAs(person.username, { host: hosts.ipe, path: '/financial/payments?signoutRedirectUrl=https%3A%2F%2Fevil.example%2F' })
  await signOut()
  await expect(page).toHaveURL(at('/auth/signin?returnTo=%2Ffinancial%2Fpayments&because=left'))
  await expect(page.getByText(words('Você saiu.'))).toBeVisible()
  await signIn(page, person.username, password, 'pt-BR')
  await expect(page).toHaveURL(at('/financial/payments'))
})
