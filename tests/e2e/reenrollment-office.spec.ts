import type { Page } from '@playwright/test'
import type pg from 'pg'
import { termSettings } from '../../services/academic/testing/reenrollment-office-world.ts'
import { addPeriod } from '../../services/academic/reenrollment-office/periods.queries.ts'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { giveOwnInstitution } from '../support/browser/institutions.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson, type TestPerson } from '../support/browser/people.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { mayManageReenrollment } from '../../api/permissions.ts'

/** Somebody of the office of an institution that has one student, who owes, and no period. */
async function addOffice(database: pg.Pool, student: TestStudent): Promise<TestPerson> {
  await giveOwnInstitution(database, student, {})
  const { id, name } = student
  await inTenant(database, 1, async ({ client }) => {
    await client.query(`insert into academic.institution (institution_id, tenant_id, name) values ($1, 1, 'Unidade Teste')`, [id])
    await client.query(
      `insert into academic.enrollment (enrollment_id, tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values ($1::int, 1, $1::int, $1::int, $2, '52998224725', $1::text, 'Engenharia Civil', 1, 'active', $3)`,
      [id, name, `${year - 2}-02-01`],
    )
  })
  const permissions = { [mayManageReenrollment.audience]: mayManageReenrollment.permissions }
  return addPerson(database, 1, [{ institutionId: id, name: 'Secretaria', profile: 'OPERATION', permissions }])
}

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

/** Of the term: every day of it is ahead. */
const year = new Date().getUTCFullYear() + 2

const head = 'disciplina;turma;turno;professor;sala;horario;inicio;fim;vagas'
const line = (code: string, seats: string) =>
  `ECV204;${code};noite;Ana Conceição;;seg 19:00-20:40, qua 19:00-20:40;01/02/${year};30/06/${year};${seats}`
const file = (...lines: string[]) => ({
  name: 'turmas.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...lines].join('\r\n'), 'latin1'),
})

test('the office opens a period, offers classes by a file, finds a student and grants an exception', async ({
  page,
  student,
  database,
  signInAs,
  words: said,
  expectAccessible,
}) => {
  const member = await addOffice(database, student)
  await signInAs(member.username, { path: '/reenrollment-office' })
  await hydrated(page)
  await expect(page.getByText(said('Nenhum período de rematrícula')).first()).toBeVisible()

  await page.getByRole('link', { name: said('Novo período') }).click()
  await page.getByRole('button', { name: said('Criar período') }).click()
  await expect(page.getByRole('link', { name: said('Informe o primeiro vencimento') })).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await fill(page, 'Período letivo', `${year}/1`)
  await fill(page, 'Início das aulas', `01/02/${year}`)
  await fill(page, 'Fim das aulas', `30/06/${year}`)
  for (const [name, day, time] of [
    ['Abertura da rematrícula', `01/12/${year - 1}`, '08:00'],
    ['Fim da rematrícula', `20/12/${year - 1}`, '23:59'],
    ['Fim das alterações', `10/01/${year}`, '23:59'],
  ] as const) {
    const when = page.getByRole('group', { name: said(name) })
    await when.getByLabel(said('Dia')).fill(day)
    await when.getByLabel(said('Horário')).fill(time)
  }
  await fill(page, 'Valor por crédito', '450,00')
  await fill(page, 'Primeiro vencimento', `15/01/${year}`)
  await page.getByRole('button', { name: said('Criar período') }).click()
  await expect(page.getByText(said('Período criado'))).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('link', { name: said('Turmas'), exact: true }).click()
  await page.getByRole('link', { name: said('Importar turmas') }).click()
  const choose = page.getByLabel(said('Arquivo CSV'))
  await choose.setInputFiles(file(line('ECV204-A', '40'), line('ECV204-B', 'muitas')))
  await expect(page.getByText(said('Nada foi importado. Corrija o arquivo e escolha de novo.'))).toBeVisible()
  // The outer of two: the table within scrolls by itself.
  const problems = page.getByRole('group', { name: said('Problemas') }).first()
  await expect(problems).toContainText('Linha 3')
  await expect(problems).toContainText('muitas')
  await expectAccessible()
  await expectEverythingFits(page)
  await choose.setInputFiles(file(line('ECV204-A', '40'), line('ECV204-B', '30')))
  await page.getByRole('button', { name: 'Importar 2 turmas' }).click()
  await expect(page.getByText(said('Turmas importadas'))).toBeVisible()
  await expect(page.getByText('1 a 2 de 2', { exact: true })).toBeVisible()
  await expect(page.getByText('Ana Conceição').first()).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('link', { name: said('Resumo'), exact: true }).click()
  await page
    .getByRole('list', { name: said('Alunos por etapa') })
    .getByRole('link', { name: said('Não começou') })
    .click()
  await page.getByRole('link', { name: student.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible()
  await expect(page.getByRole('region', { name: said('O que impede a rematrícula') })).toContainText(
    'A instituição pede: nenhum débito vencido',
  )
  await page.getByRole('button', { name: said('Conceder exceção') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: said('Conceder exceção') }).click()
  await expect(dialog.getByRole('group', { name: /^Corrija/ })).toBeFocused()
  await dialog.getByLabel(said('Créditos acima do máximo')).fill('4')
  await dialog.getByLabel(said('Motivo')).fill('Formanda com estágio concluído.')
  await dialog.getByRole('button', { name: said('Conceder exceção') }).click()
  await expect(page.getByText(said('Exceção concedida')).first()).toBeVisible()
  await expect(page.getByRole('region', { name: said('Exceções') })).toContainText('Formanda com estágio concluído.')
  await expect(page.getByRole('region', { name: said('Histórico') })).toContainText(member.name)
  await expectEverythingFits(page)
})

test('of two who edit a period, the second sees the difference and overwrites only what they changed', async ({
  page,
  context,
  student,
  database,
  signInAs,
  words: said,
  expectAccessible,
}) => {
  const member = await addOffice(database, student)
  const ports = { pool: database, clock: { now: () => new Date() }, reviewerName: async () => member.name }
  const { periodId } = await addPeriod(
    ports as unknown as Parameters<typeof addPeriod>[0],
    { tenantId: 1, userId: member.id, institutionId: student.id },
    { institutionId: student.id, settings: termSettings({ period: `${year}/1` }) },
  )
  await signInAs(member.username, { path: `/reenrollment-office/${periodId}/settings` })
  await hydrated(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await hydrated(other)

  for (const one of [page, other]) await one.getByRole('heading', { name: said('Limites da escolha') }).click()
  await fill(other, 'Mínimo', '6')
  await fill(other, 'Máximo', '30')
  await other.getByRole('button', { name: said('Salvar') }).click()
  await expect(other.getByText('Versão 2 salva')).toBeVisible()
  await expect(other.getByRole('button', { name: said('Salvar') })).toBeFocused()

  await fill(page, 'Mínimo', '8')
  await page.getByRole('button', { name: said('Salvar') }).click()
  await expect(page.getByRole('alert')).toContainText(`${member.name} salvou a versão 2 enquanto você editava`)
  await expect(page.getByRole('definition').filter({ hasText: 'Salvo: 6' })).toContainText('Seu: 8')
  await expect(page.getByLabel('Mínimo', { exact: true })).toHaveValue('8')
  await expect(page.getByLabel('Máximo', { exact: true })).toHaveValue('30')
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: said('Salvar o meu por cima') }).click()
  await expect(page.getByText('Versão 3 salva')).toBeVisible()
  await page.getByText(said('O que mudou')).first().click()
  await expect(page.getByRole('deletion')).toHaveText(['6'])
})
