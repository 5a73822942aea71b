import { inTenant } from '../../services/platform/database.ts'
import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { accountPath } from '../support/browser/my-account.ts'
import { portalUrl } from '../support/browser/portal.ts'

test.use({ signInBy: 'provider' })

test('leaving every device ends the sessions of other browsers', async ({
  page,
  browser,
  student,
  signInAs,
  words,
  locale,
  expectAccessible,
}) => {
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
  await expectAccessible()
  await question.getByRole('button', { name: words('Continuar conectado') }).click()
  await expect(leave).toBeFocused()
  await leave.click()
  await question.getByRole('button', { name: words('Sair de todos') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Sessão encerrada'))

  // Neither here nor there does the identity provider let the person in again without a password.
  for (const tab of [page, elsewhere]) {
    await expect(async () => {
      await tab.goto(portalUrl(accountPath))
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Entrar', { timeout: 1000 })
    }).toPass()
  }
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl(accountPath))
  await other.close()
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
  await page.getByRole('link', { name: words('Trocar a senha no provedor de identidade') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trocar a senha')
  await expectAccessible()
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
  await expect(page.getByRole('alert')).toContainText('Usuário ou senha inválidos')
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

test('older activity is shown on demand', async ({ page, student, database, signInAs, words }) => {
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into identity.sign_in (at, tenant_id, person_id, method) select now() - n * interval '1 day', 1, $1, 'password' from generate_series(1, 25) n`,
      [student.id],
    ),
  )
  await signInAs(student.username, { path: accountPath })
  const entries = page.getByRole('list', { name: words('Atividade') }).getByRole('listitem')
  await expect(entries).toHaveCount(20)
  await page.getByRole('button', { name: words('Mostrar mais') }).click()
  await expect(entries).toHaveCount(26)
  await expect(page.getByRole('button', { name: words('Mostrar mais') })).toHaveCount(0)
})
