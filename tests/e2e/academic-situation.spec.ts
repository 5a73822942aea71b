import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { serverFunctions } from '../support/browser/server-functions.ts'

test('a student reads grades, what is missing to finish, and what became of activities', { tag: '@phone' }, async ({
  page,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs('ana.souza', { path: '/academic-situation' })
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Engenharia Civil' }).getByText(words('Matrícula ativa'))).toBeVisible()
  const progress = page.getByRole('region', { name: words('Progresso no curso') })
  await expect(progress).toContainText('116 h de 200 h (58%)')
  await expect(progress.getByRole('listitem').filter({ hasText: '84 h de atividades complementares' })).toBeVisible()
  await progress.getByText(words('Disciplinas obrigatórias que faltam')).click()
  await expect(progress.getByText('Resistência dos Materiais I (ECV402)')).toBeVisible()
  await progress.getByText(words('Ver como tabela')).click()
  await expect(progress.getByRole('row', { name: /Atividades complementares/ })).toContainText('116 h')
  const classes = page.getByRole('table', { name: words('Cursando agora') })
  await expect(classes.getByRole('row').filter({ hasText: 'Saneamento Básico' })).toContainText('de 15 h permitidas')
  const history = page.getByRole('table', { name: words('Disciplinas por período') })
  await expect(history.getByRole('row')).toHaveCount(11)
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('link', { name: words('Próxima página') }).click()
  await expect(page).toHaveURL(/page=2/)
  const periods = page.getByRole('combobox', { name: words('Período') })
  const fourth = (await periods.getByRole('option').allTextContents())[5]!
  await periods.selectOption(fourth)
  await expect(
    history.getByRole('row').filter({ hasText: 'Resistência dos Materiais I' }).getByText(words('Reprovação por nota')),
  ).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('period') === fourth && !url.searchParams.has('page'))

  await page.getByRole('link', { name: words('Atividades complementares') }).click()
  const tabs = page.getByRole('navigation', { name: words('Situação acadêmica') }).getByRole('link')
  await page.reload()
  await expect(tabs.nth(0)).not.toHaveAttribute('aria-current')
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')
  const refused = page.getByRole('listitem').filter({ hasText: 'Corrida de rua' })
  await expect(refused.getByText(words('Recusada'))).toBeVisible()
  await expect(refused).toContainText('O certificado não traz o seu nome.')
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('combobox', { name: words('Curso') }).selectOption('Técnico em Edificações')
  await expect(page.getByText(/Curso concluído em/)).toBeVisible()
  await page.getByRole('link', { name: words('Histórico escolar') }).click()
  await expect(page.getByText(words('Para concluir o curso falta:'))).toBeVisible()
  await expect(page.getByRole('table', { name: words('Cursando agora') })).toBeHidden()
  await expectAccessible()
})

test('who has no course is told so, and a service that is down costs no more than the page', async ({
  page,
  student,
  signInAs,
  words,
  problems,
  expectAccessible,
}) => {
  problems.allow(/Failed to load resource: net::ERR_FAILED/)
  await signInAs(student.username, { path: '/academic-situation' })
  await expect(page.getByText(words('Nenhum curso aqui'))).toBeVisible()
  await expectAccessible()
  await page.goto('/academic-services/my-account')
  await hydrated(page)
  await page.route(`**/${serverFunctions().get('getAcademicSituation')}*`, (route) => route.abort())
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Situação acadêmica') })
    .click()
  await expect(page.getByText(words('Não foi possível carregar a situação acadêmica'))).toBeVisible({ timeout: 20_000 })
})

test('a student hands in the certificate of an activity, which then waits for the office', { tag: '@phone' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values (1, 11, $1, $2, '52998224725', $3, 'Engenharia Civil', 1, 'active', '2026-02-01')`,
      [student.id, student.name, String(student.id)],
    ),
  )
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
  await expect(page.getByText(words('Certificado entregue'))).toBeVisible()
  const handed = page.getByRole('listitem').filter({ hasText: 'Curso de topografia' })
  await expect(handed.getByText(words('Em análise'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
})
