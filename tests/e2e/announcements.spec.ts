import type { Page } from '@playwright/test'
import type pg from 'pg'
import { expect, test } from '../support/browser/fixtures.ts'
import { holdScripts } from '../support/browser/hold-scripts.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { serverFunctions } from '../support/browser/server-functions.ts'

const addSender = (pool: pg.Pool, institutionId: number) =>
  addPerson(pool, 1, [{ institutionId, name: 'Secretaria', profile: 'OPERATION', permissions: { notifications: ['announcements.send'] } }])
const row = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })

test('staff write an announcement, see it in three languages, send it, and see who read it', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const sender = await addSender(database, 11)
  const title = `Matrícula ${student.id}`
  await signInAs(sender.username, { path: '/announcements' })
  await page.getByRole('link', { name: words('Novo comunicado') }).click()
  await hydrated(page)

  await page.getByRole('button', { name: words('Conferir e enviar') }).click()
  await expect(page.getByRole('link', { name: words('Escolha o perfil') })).toBeVisible()
  await expect(page.getByRole('combobox', { name: words('Perfil') })).toHaveAccessibleDescription(words('Escolha o perfil'))
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('radio', { name: words('Uma pessoa') }).check()
  await page.getByRole('combobox', { name: words('Pessoa') }).pressSequentially(student.name)
  await page.getByRole('option', { name: student.name }).click()
  await page.getByLabel('Título em português').fill(title)
  await page.getByLabel('Mensagem em português').fill('O prazo termina na sexta-feira.\nTraga um documento com foto.')
  await page.getByText('Texto em inglês', { exact: true }).click()
  await page.getByLabel('Título em inglês').fill(`Enrollment ${student.id}`)
  await page.getByLabel('Mensagem em inglês').fill('The deadline is on Friday.')
  await page.getByLabel('Página que se abre').selectOption('other')
  await page.getByLabel('Endereço da página').fill(portalUrl('/my-account'))
  const shown = page.getByRole('region', { name: words('Como vai aparecer') })
  await expect(shown.getByText('The deadline is on Friday.')).toBeVisible()
  await expect(shown.getByText('Sem texto em espanhol: aparece em português.')).toBeVisible()

  await page.getByRole('button', { name: words('Conferir e enviar') }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`${student.name}: 1 pessoa.`)
  await expectAccessible()
  // Going back loses nothing.
  await question.getByRole('button', { name: words('Voltar') }).click()
  await expect(page.getByLabel('Título em português')).toHaveValue(title)
  await page.getByRole('button', { name: words('Conferir e enviar') }).click()
  await question.getByRole('button', { name: words('Enviar comunicado') }).click()
  await expect(row(page, title).getByText(words('Enviado'))).toBeVisible()
  await expect(row(page, title)).toContainText('Lido por 0 de 1')
  await expectEverythingFits(page)

  await signInAs(student.username, { path: '/notifications' })
  await hydrated(page)
  // The count falls before the server knows; another address opened by hand would cancel the call.
  const marked = page.waitForResponse(
    (answer) => answer.url().endsWith(serverFunctions().get('markNotification')!) && answer.request().method() === 'POST',
  )
  await row(page, title).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(portalUrl('/my-account'))
  await marked
  await expect(page.getByRole('banner').getByRole('button', { name: words('Notificações'), exact: true })).toBeVisible()

  await signInAs(sender.username, { path: '/announcements' })
  await expect(row(page, title)).toContainText('Lido por 1 de 1')
  await hydrated(page)
  await row(page, title).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByRole('region', { name: words('Texto do comunicado') })).toContainText('The deadline is on Friday.')
  await expect(page.getByRole('region', { name: words('Envio') })).toContainText('1 de 1')
  await expectAccessible()
})

test('an announcement for a later day can be canceled until then', async ({ page, database, signInAs, words }) => {
  const sender = await addSender(database, 11)
  const title = `Aviso de ${sender.id}`
  await signInAs(sender.username, { path: '/announcements/new' })
  await hydrated(page)
  await page.getByRole('radio', { name: words('Alunos de um curso') }).check()
  await page.getByRole('combobox', { name: words('Curso') }).selectOption({ index: 1 })
  await expect(page.getByText(/^Chega a [\d.]+ pessoas? com conta no portal\.$/)).toBeVisible()
  // The pages of the students' menu.
  await page.getByLabel('Página que se abre').selectOption('/my-requests')
  await page.getByLabel('Título em português').fill(title)
  await page.getByLabel('Mensagem em português').fill('Amanhã não há aula.')
  await page.getByRole('radio', { name: words('Em um dia e horário') }).check()
  await page.getByRole('button', { name: words('Conferir e agendar') }).click()
  await expect(page.getByRole('link', { name: words('Escolha o dia e o horário') })).toBeVisible()
  const soon = new Date(Date.now() + 7 * 86_400_000)
  await page.getByRole('textbox', { name: words('Dia') }).fill(soon.toLocaleDateString('pt-BR'))
  await page.getByRole('textbox', { name: words('Horário') }).fill('08:30')
  await page.getByRole('button', { name: words('Conferir e agendar') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('Agendar comunicado') })
    .click()
  await expect(row(page, title).getByText(words('Agendado'))).toBeVisible()
  await expect(row(page, title)).toContainText('08:30')

  await row(page, title).getByRole('link', { name: title }).click()
  await expect(page.getByRole('region', { name: words('Envio') })).toContainText('Requerimentos')
  await page.getByRole('button', { name: words('Cancelar envio: {title}') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('Cancelar envio'), exact: true })
    .click()
  await expect(row(page, title).getByText(words('Cancelado'))).toBeVisible()
  await expect(page.getByText(words('Comunicado cancelado'))).toBeVisible()
  await expect(page.getByText(words('Comunicado agendado'))).toHaveCount(0)
  await expect(row(page, title).getByRole('button')).toBeHidden()
})

test('what was written and pressed before scripts ran is still there when they run, and is answered', async ({
  page,
  database,
  signInAs,
  words,
}) => {
  const sender = await addSender(database, 11)
  await signInAs(sender.username, { path: '/announcements' })
  const release = await holdScripts(page)
  await page.goto(portalUrl('/announcements/new'), { waitUntil: 'commit' })
  await page.getByLabel('Título em português').fill('Matrículas')
  await page.getByRole('button', { name: words('Conferir e enviar') }).click()
  release()
  await hydrated(page)
  await expect(page.getByRole('link', { name: words('Escolha o perfil') })).toBeVisible()
  await expect(page.getByLabel('Título em português')).toHaveValue('Matrículas')
  await page.getByRole('combobox', { name: words('Perfil') }).selectOption({ index: 1 })
  await page.getByLabel('Mensagem em português').fill('Até sexta-feira.')
  await page.getByRole('button', { name: words('Conferir e enviar') }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})
