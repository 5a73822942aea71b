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
  const refused = page.getByRole('listitem').filter({ hasText: 'Corrida de rua' })
  await expect(refused.getByText(words('Recusada'))).toBeVisible()
  await expect(refused).toContainText('O certificado não traz o seu nome.')
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('combobox', { name: words('Curso') }).selectOption('Técnico em Edificações')
  await expect(page.getByText(/Curso concluído em/)).toBeVisible()
  await page.getByRole('link', { name: words('Histórico') }).click()
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
