import { expect, test } from '../support/browser/fixtures.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { addRole } from '../support/browser/students.ts'

test.use({ signInBy: 'provider' })

test('signing out in one tab is told in the others, which lead to the sign-in page', async ({
  page,
  context,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: '/financial/payments' })
  const other = await context.newPage()
  await other.goto(portalUrl('/'))
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await other.getByRole('button', { name: student.name }).click()
  await other.getByRole('button', { name: words('Sair') }).click()
  const dialog = page.getByRole('alertdialog', { name: words('Sessão encerrada em outra aba') })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  // There is no way around it.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: words('Entrar de novo') }).click()
  await expect(page).toHaveURL(/\/id\/interaction\//)
  await expect(page.getByRole('status')).toHaveText('A sua sessão terminou. Entre de novo para continuar.')
})

test('another role in one tab is told in the others, which load it', async ({ page, context, student, database, signInAs, words }) => {
  const roleId = await addRole(database, student.id, { institutionId: 12, name: 'Residente', profile: 'RESIDENT' })
  await signInAs(student.username, { path: `/?v2RoleId=${student.id}&tenantId=1&institutionId=11` })
  await expect(page).toHaveURL(portalUrl('/'))
  const other = await context.newPage()
  await other.goto(portalUrl('/financial/payments'))
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(portalUrl(`/?v2RoleId=${roleId}&tenantId=1&institutionId=12`))
  await expect(page).toHaveURL(portalUrl('/'))
  const dialog = other.getByRole('alertdialog', { name: words('O perfil mudou em outra aba') })
  await dialog.getByRole('button', { name: words('Recarregar a página') }).click()
  await expect(other.getByRole('banner')).toContainText('Residente · Campus Sul')
  // The tab that changed it hears nothing of itself.
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('signing in is silent in tabs that wait for it', async ({ page, context, student, signInAs }) => {
  const waiting = await context.newPage()
  await waiting.goto(portalUrl('/error?problem=denied'))
  await signInAs(student.username)
  await expect(page).toHaveURL(portalUrl('/'))
  await expect(waiting.getByRole('alertdialog')).toBeHidden()
  await waiting.goto(portalUrl('/'))
  await expect(waiting.getByRole('heading', { level: 1 })).toContainText('Aluno')
})
