import { Secret, TOTP } from 'otpauth'
import { inTenant } from '../../services/platform/database.ts'
import { expect, forgetSession, signIn, test } from '../support/browser/fixtures.ts'
import { holdScripts } from '../support/browser/hold-scripts.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { accountPath } from '../support/browser/my-account.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { sessionEndedCode } from '../support/browser/sessions.ts'

test.use({ signInBy: 'provider' })

test('leaving every device ends the sessions of other browsers', async ({ page, browser, student, signInAs, words, locale }) => {
  const other = await browser.newContext({ locale })
  const elsewhere = await other.newPage()
  await elsewhere.goto(portalUrl('/'))
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl('/'))

  await signInAs(student.username, { path: accountPath })
  await hydrated(page)
  const leave = page.getByRole('button', { name: words('Sair de todos os aparelhos') })
  await leave.click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: words('Continuar conectado') })).toBeFocused()
  await question.getByRole('button', { name: words('Continuar conectado') }).click()
  await expect(leave).toBeFocused()
  await leave.click()
  await question.getByRole('button', { name: words('Sair de todos') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Sessão encerrada'))

  // Neither here nor there does the identity provider let the person in again without a password.
  for (const tab of [page, elsewhere]) {
    await sessionEndedCode(tab.context())
    await tab.goto(portalUrl(accountPath))
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Entrar')
  }
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl(accountPath))
  await other.close()
})

test('one device is signed out from another, and the rest stay', async ({ page, browser, student, signInAs, words, locale }) => {
  const phone = await browser.newContext({
    locale,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; moto g04) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  const elsewhere = await phone.newPage()
  await elsewhere.goto(portalUrl('/'))
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl('/'))

  await signInAs(student.username, { path: accountPath })
  await hydrated(page)
  const devices = page.getByRole('region', { name: words('Onde você está conectado') })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first().getByText(words('Este aparelho'))).toBeVisible()
  await devices.getByRole('button', { name: /Chrome (no|on|en) Android/ }).click()
  await expect(devices.getByRole('status')).toContainText('Android')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices).toBeFocused()

  // The identity provider does not let that browser in again without a password either.
  await sessionEndedCode(phone)
  await elsewhere.goto(portalUrl(accountPath))
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Entrar')
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await phone.close()
})

test('who turns on the second step signs in with a code of the app, or a recovery code', async ({
  page,
  student,
  signInAs,
  words,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 401|status of 422/)
  await signInAs(student.username, { path: accountPath })
  await hydrated(page)
  await page.getByRole('button', { name: words('Ativar a confirmação em duas etapas') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words('Senha atual')).fill('Aurora#2026')
  await dialog.getByRole('button', { name: words('Continuar') }).click()
  const key = dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const app = new TOTP({ secret: Secret.fromBase32((await key.innerText()).replaceAll(' ', '')) })
  await dialog.getByLabel(words('Código que o aplicativo mostra')).fill(app.generate())
  await dialog.getByRole('button', { name: words('Ativar') }).click()
  const codes = dialog.getByText(/^([a-z2-9]{5}-[a-z2-9]{5}\s*){10}$/)
  const [recoveryCode] = (await codes.innerText()).split(/\s+/)
  await expectAccessible()
  await dialog.getByRole('button', { name: words('Já guardei os códigos') }).click()
  await expect(page.getByRole('button', { name: words('Desativar a confirmação em duas etapas') })).toBeVisible()

  await forgetSession(page)
  await page.goto(portalUrl(accountPath))
  await signIn(page, student.username, 'Aurora#2026', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme que é você')
  await expectAccessible()
  const enter = async (code: string) => {
    await page.getByLabel('Código', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  await enter('000000')
  await expect(page.getByLabel('Código', { exact: true })).toHaveAccessibleDescription(/Código inválido ou já usado/)
  await enter(recoveryCode!)
  await expect(page).toHaveURL(portalUrl(accountPath))
})

test('in version 3 the password is changed at the identity provider', async ({
  page,
  student,
  signInAs,
  words,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 401|status of 422/)
  await signInAs(student.username, { path: accountPath })
  await page.getByRole('link', { name: words('Trocar a senha') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trocar a senha')
  const change = async (current: string, next: string, again = next) => {
    await page.getByLabel('Usuário ou e-mail').fill(student.username)
    await page.getByLabel('Senha atual', { exact: true }).fill(current)
    await page.getByLabel('Nova senha', { exact: true }).fill(next)
    await page.getByLabel('Repita a nova senha', { exact: true }).fill(again)
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  }
  await change('Aurora#2026', 'curta')
  await expect(page.getByRole('alert')).toHaveText('A senha não cumpre os requisitos.')
  await change('Aurora#2026', 'Nova#Senha2027', 'Outra#Senha2027')
  await expect(page.getByRole('alert')).toHaveText('As senhas não são iguais.')
  await change('errada', 'Nova#Senha2027')
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha incorretos')
  await change('Aurora#2026', 'Aurora#2026')
  await expect(page.getByRole('alert')).toContainText('diferente da atual')
  await expectAccessible()
  await change('Aurora#2026', 'Nova#Senha2027')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada')
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Voltar ao portal' }).click()
  await signIn(page, student.username, 'Nova#Senha2027', 'pt-BR')
  await expect(page).toHaveURL(portalUrl('/'))
})

test('older activity is shown on demand, also when asked for before scripts run', async ({ page, student, database, signInAs, words }) => {
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into identity.sign_in (at, tenant_id, person_id, method) select now() - n * interval '1 day', 1, $1, 'password' from generate_series(1, 25) n`,
      [student.id],
    ),
  )
  await signInAs(student.username)
  const release = await holdScripts(page)
  await page.goto(portalUrl(accountPath), { waitUntil: 'commit' })
  const entries = page.getByRole('list', { name: words('Atividade') }).getByRole('listitem')
  await expect(entries).toHaveCount(5)
  await page.getByRole('button', { name: words('Mostrar mais') }).click()
  release()
  await expect(entries).toHaveCount(20)
  await page.getByRole('button', { name: words('Mostrar mais') }).click()
  await expect(entries).toHaveCount(26)
  await expect(page.getByRole('button', { name: words('Mostrar mais') })).toHaveCount(0)
})
