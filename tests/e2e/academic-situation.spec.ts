import type { Page } from '@playwright/test'
import type pg from 'pg'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { runJobs } from '../support/browser/jobs.ts'
import { expectEverythingFits, unfold } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import { addCourse } from '../support/browser/student-cards.ts'
import { mayReviewActivities } from '../../api/permissions.ts'

test('a student reads grades, what is missing to finish, and what became of activities', { tag: '@phone' }, async ({
  page,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs('ana.souza', { path: '/academic-situation' })
  await hydrated(page)
  const course = page.getByRole('region', { name: 'Engenharia Civil' })
  await expect(course.getByText(/^\d+%$/)).toBeVisible()
  await course.getByRole('button', { name: words('Como a média é calculada') }).click()
  await expect(course.getByText(/As notas finais, cada uma com o peso/)).toBeVisible()
  await page.keyboard.press('Escape')
  await unfold(page, words('Progresso no curso'))
  const progress = page.getByRole('region', { name: words('Progresso no curso') })
  await expect(progress.getByRole('listitem').filter({ hasText: 'Atividades complementares' })).toContainText('116 h de 200 h')
  await progress.getByText(/disciplinas obrigatórias ainda não iniciadas/).click()
  await expect(progress.getByText('Resistência dos Materiais I (ECV402)')).toBeVisible()
  const classes = page.getByRole('list', { name: words('Cursando agora') })
  await expect(classes.getByRole('listitem').filter({ hasText: 'Saneamento Básico' })).toContainText(/de 15 h de falta|restam \d+ h/)
  await page.getByText(/^Mais \d períodos$/).click()
  const fourth = page
    .getByRole('list', { name: words('Períodos anteriores') })
    .getByRole('group')
    .first()
  await fourth.getByText(/^\d+ disciplinas$/).click()
  const failed = fourth.getByRole('listitem').filter({ hasText: 'Resistência dos Materiais I' })
  await expect(failed.getByText(words('Reprovado por nota'))).toBeVisible()
  await expect(failed.getByText(/^\d,\d$/)).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('link', { name: words('Atividades'), exact: true }).click()
  const tabs = page.getByRole('navigation', { name: words('Situação acadêmica') }).getByRole('link')
  await page.reload()
  await expect(tabs.nth(0)).not.toHaveAttribute('aria-current')
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  const refused = page.getByRole('listitem').filter({ hasText: 'Corrida de rua' })
  await expect(refused.getByText(words('Recusada'))).toBeVisible()
  await expect(refused).toContainText('O certificado não traz o seu nome.')
  await hydrated(page)
  await refused.getByRole('button', { name: words('Enviar outro certificado: {title}') }).click()
  await expect(page.getByLabel(words('Nome da atividade'))).toHaveValue(/Corrida de rua/)
  const again = page.getByRole('region', { name: words('Enviar outro certificado: {title}') })
  await expect(again).toContainText('O certificado não traz o seu nome.')
  await expect(again.locator('input[type=file]:not([capture])')).toBeFocused()
  await expectAccessible()
  await expectEverythingFits(page)
  await again.getByRole('button', { name: words('Cancelar') }).click()
  await expect(again).toHaveCount(0)
  await expect(refused.getByRole('button', { name: words('Enviar outro certificado: {title}') })).toBeFocused()

  await page.getByRole('combobox', { name: words('Curso') }).selectOption('Técnico em Edificações')
  await expect(page.getByText(/Curso concluído em/)).toBeVisible()
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: words('Histórico escolar') }).click()
  await expect(tabs.nth(0)).toHaveAttribute('aria-current', 'page')
  await expect(tabs.nth(1)).not.toHaveAttribute('aria-current')
  await expect(page.getByText(words('Você cumpriu toda a carga horária do currículo.'))).toBeVisible()
  await expect(page.getByRole('list', { name: words('Cursando agora') })).toBeHidden()
})

const getType = (page: Page, address: string) => page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), address)

const addReviewer = (database: pg.Pool) =>
  addPerson(database, 1, [
    { institutionId: 11, name: 'Secretaria', profile: 'OPERATION', permissions: { academic: mayReviewActivities.permissions } },
  ])

test('a student hands in the certificate of an activity, the office grants its hours, and the student is told', {
  tag: '@phone-only',
}, async ({ page, student, database, signInAs, words, expectAccessible }) => {
  await addCourse(database, student)
  await signInAs(student.username, { path: '/academic-situation?view=activities' })
  await hydrated(page)
  await page.getByRole('button', { name: words('Começar') }).click()
  const form = page.getByRole('form', { name: words('Entregar certificado') })
  await form.getByRole('button', { name: words('Entregar'), exact: true }).click()
  await expect(form.getByText(words('Escolha o arquivo do certificado.'))).toBeVisible()
  await expect(form.getByRole('textbox', { name: words('Nome da atividade') })).toBeFocused()
  await expectAccessible()
  await form.getByRole('textbox', { name: words('Nome da atividade') }).fill('Curso de topografia')
  await form.getByRole('textbox', { name: words('Feita em') }).fill('10/01/2026')
  await form.getByRole('textbox', { name: words('Horas no certificado') }).fill('12')
  await form.locator('input[type=file]:not([capture])').setInputFiles({
    name: 'certificado.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
  })
  await expect(form.getByRole('listitem').filter({ hasText: 'certificado.pdf' }).getByText(words('Pronto'))).toBeVisible()
  await form.getByRole('button', { name: words('Entregar'), exact: true }).click()
  await expect(page.getByText(words('Certificado entregue'))).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toContainText('Certificado entregue')
  const handed = page.getByRole('listitem').filter({ hasText: 'Curso de topografia' })
  await expect(handed.getByText(words('Em análise'))).toBeVisible()
  await expectEverythingFits(page)
  const address = await handed.getByRole('link', { name: words('Abrir certificado: {title}') }).getAttribute('href')
  expect(await getType(page, address!)).toBe('application/pdf')

  const staff = await addReviewer(database)
  await signInAs(staff.username, { path: '/academic-situation/certificates?perPage=50' })
  await hydrated(page)
  const waiting = page.getByRole('listitem').filter({ hasText: student.name })
  await expect(waiting.getByRole('link', { name: words('Abrir certificado: {student}, {title}') })).toHaveAttribute('href', address!)
  expect(await getType(page, address!)).toBe('application/pdf')
  const accept = waiting.getByRole('form', { name: words('Aceitar o certificado de {student}: {title}') })
  await expect(accept.getByRole('textbox', { name: words('Horas aceitas') })).toHaveValue('12')
  await accept.getByRole('textbox', { name: words('Horas aceitas') }).fill('13')
  await accept.getByRole('button', { name: words('Aceitar'), exact: true }).click()
  await accept.getByRole('link', { name: words('Para aceitar mais horas do que foram pedidas, escreva o motivo.') }).click()
  const note = accept.getByRole('textbox', { name: words('Observação') })
  await expect(note).toBeFocused()
  await expectAccessible()
  await expectEverythingFits(page)
  await note.fill('O certificado traz 13 horas.')
  await accept.getByRole('button', { name: words('Aceitar'), exact: true }).click()
  await expect(page.getByText(words('Certificado aceito. O aluno foi avisado.'))).toBeVisible()
  await expect(waiting).toHaveCount(0)

  await signInAs(student.username, { path: '/academic-situation?view=activities' })
  await expect(handed.getByText(words('Aceita'), { exact: true })).toBeVisible()
  await expect(handed).toContainText('O certificado traz 13 horas.')
  // It comes while the page is open, too.
  await page.goto('./notifications')
  await runJobs()
  await expect(page.getByText('Curso de topografia: 13 h').first()).toBeVisible()
})
