import { expect, signIn, test } from '../support/browser/fixtures.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { sessionEndedCode } from '../support/browser/sessions.ts'
import { givePasswordByHand } from '../support/browser/students.ts'

test.use({ signInBy: 'provider' })

test('a temporary password has to be replaced before anything else', async ({
  page,
  problems,
  browser,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
  locale,
}) => {
  await givePasswordByHand(database, student.id)
  await signInAs(student.username, { path: '/financial/payments' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Crie a sua senha'))

  // Neither a page nor what is behind it is open.
  await page.goto(portalUrl('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Crie a sua senha'))
  problems.allow(/401/)
  const receipt = '/academic-services/financial/payments/receipts/0b9f3e10-8a52-4d6c-9a3e-5f1c7d2b4a68/pdf'
  expect(await page.evaluate(async (path) => (await fetch(path)).status, receipt)).toBe(401)
  await page.goto(portalUrl('/financial/payments'))

  const field = (name: string) => page.getByLabel(words(name), { exact: true })
  const save = page.getByRole('button', { name: words('Salvar nova senha') })
  await field('Senha atual').fill('errada')
  await field('Nova senha').fill('curta1')
  await field('Repita a nova senha').fill('outra')
  await save.click()
  await expect(page.getByText(words('A senha não cumpre os requisitos.')).first()).toBeVisible()
  await expect(page.getByText(words('As senhas não são iguais.')).first()).toBeVisible()
  await expectAccessible()
  await expect(field('Senha atual')).toHaveValue('errada')

  await field('Nova senha').fill('Nova#Senha2027')
  await field('Repita a nova senha').fill('Nova#Senha2027')
  await save.click()
  await expect(page.getByText(words('Senha atual incorreta')).first()).toBeVisible()
  await expect(field('Nova senha')).toHaveValue('Nova#Senha2027')

  await field('Senha atual').fill('Aurora#2026')
  await save.click()
  await expect(page).toHaveURL(portalUrl('/financial/payments'))
  await expect(page.getByRole('checkbox').first()).toBeVisible()

  // From now on the new one opens the door, and the old one does not.
  const other = await browser.newContext({ locale })
  const elsewhere = await other.newPage()
  await elsewhere.goto(portalUrl('/'))
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere.getByText('Usuário ou senha incorretos. Confira e tente de novo.')).toBeVisible()
  await signIn(elsewhere, student.username, 'Nova#Senha2027', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl('/'))
  await other.close()
})

test('a new password ends every other session of the person', async ({ page, browser, student, database, signInAs, words, locale }) => {
  const other = await browser.newContext({ locale })
  const elsewhere = await other.newPage()
  await elsewhere.goto(portalUrl('/'))
  await signIn(elsewhere, student.username, 'Aurora#2026', 'pt-BR')
  await expect(elsewhere).toHaveURL(portalUrl('/'))

  await givePasswordByHand(database, student.id)
  await signInAs(student.username)
  await page.getByLabel(words('Senha atual'), { exact: true }).fill('Aurora#2026')
  await page.getByLabel(words('Nova senha'), { exact: true }).fill('Nova#Senha2027')
  await page.getByLabel(words('Repita a nova senha'), { exact: true }).fill('Nova#Senha2027')
  await page.getByRole('button', { name: words('Salvar nova senha') }).click()
  await expect(page).toHaveURL(portalUrl('/'))

  await sessionEndedCode(other)
  await elsewhere.goto(portalUrl('/financial/payments'))
  await expect(elsewhere).not.toHaveURL(portalUrl('/financial/payments'))
  await other.close()
})
