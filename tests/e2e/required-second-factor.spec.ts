import { Secret, TOTP } from 'otpauth'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { addHostname, addPerson } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'

const password = 'Aurora#2026'

for (const safeaVersion of ['v2', 'v3'] as const) {
  test(`a role that asks for a second factor leads to setting it up before anything else, in version ${safeaVersion}`, {
    tag: safeaVersion === 'v3' ? '@phone' : [],
  }, async ({ page, database, words, expectAccessible }) => {
    const host = await addHostname(database, 2, { safeaVersion })
    const permissions = { financial: ['debts.read'] }
    const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Cobrança', profile: 'COLLECTION_ADVISORY', permissions }])
    const wanted = portalUrl('/financial/payments?status=settled', host)
    await page.goto(wanted)
    await signIn(page, person.username, password, 'pt-BR')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words('Ative a confirmação em duas etapas'))
    await page.goto(portalUrl('/financial/payments', host))
    await expect(heading).toHaveText(words('Ative a confirmação em duas etapas'))
    await page.goto(wanted)
    await expectAccessible()

    await page.getByLabel(words('Senha atual')).fill(password)
    await page.getByRole('button', { name: words('Continuar') }).click()
    const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    const app = new TOTP({ secret: Secret.fromBase32((await key.innerText()).replaceAll(' ', '')) })
    await page.getByLabel(words('Código que o aplicativo mostra')).fill(app.generate())
    await page.getByRole('button', { name: words('Ativar') }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Passo 3 de 3/ })).toBeFocused()
    await page.getByRole('link', { name: words('Já guardei os códigos') }).click()
    await expect(page).toHaveURL(wanted)

    await page.goto(portalUrl('/my-account', host))
    await expect(page.getByText(words('A instituição exige a confirmação em duas etapas em um dos seus perfis.'))).toBeVisible()
    await expect(page.getByRole('button', { name: words('Desativar a confirmação em duas etapas') })).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the second step is set up by forms, and its secret stands in no address', async ({ page, database, words }) => {
    const host = await addHostname(database, 2, { safeaVersion: 'v2' })
    const permissions = { financial: ['debts.read'] }
    const person = await addPerson(database, 2, [{ institutionId: 21, name: 'Cobrança', profile: 'COLLECTION_ADVISORY', permissions }])
    const wanted = portalUrl('/financial/payments?status=settled', host)
    await page.goto(wanted)
    await signIn(page, person.username, password, 'pt-BR')
    const own = page.getByLabel(words('Senha atual'))
    const proceed = page.getByRole('button', { name: words('Continuar') })
    await own.fill('errada')
    await proceed.click()
    await expect(own).toHaveAccessibleDescription(words('Senha atual incorreta'))
    await own.fill(password)
    await proceed.click()
    const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    const secret = (await key.innerText()).replaceAll(' ', '')
    const code = page.getByLabel(words('Código que o aplicativo mostra'))
    const activate = page.getByRole('button', { name: words('Ativar') })
    await code.fill('12')
    await activate.click()
    await expect(code).toHaveAccessibleDescription(/Código inválido/)
    expect((await key.innerText()).replaceAll(' ', '')).toBe(secret)
    expect(page.url()).not.toContain(secret)
    await code.fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await activate.click()
    await expect(page.getByText(words('A confirmação em duas etapas está ativa'))).toBeVisible()
    await expect(page.getByRole('link', { name: words('Baixar os códigos') })).toBeVisible()
    await page.getByRole('link', { name: words('Já guardei os códigos') }).click()
    await expect(page).toHaveURL(wanted)
    await expect(page.getByRole('heading', { level: 1, name: words('Débitos'), exact: true })).toBeVisible()
  })
})
