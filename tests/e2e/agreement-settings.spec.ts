import type { Locator } from '@playwright/test'
import type pg from 'pg'
import { mayManageAgreements } from '../../api/agreement-settings.ts'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { giveOwnInstitution } from '../support/browser/institutions.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import type { TestStudent } from '../support/browser/students.ts'

/** Somebody who decides on agreements of an institution that has one student, who owes R$ 500,00, and offers none. */
async function addManager(database: pg.Pool, student: TestStudent, institutionId: number | null = student.id) {
  await giveOwnInstitution(database, student, {})
  const permissions = { [mayManageAgreements.audience]: ['debts.read', ...mayManageAgreements.permissions] }
  return addPerson(database, 1, [{ institutionId, name: 'Financeiro', profile: 'OPERATION', permissions }])
}

const fillAll = async (root: Locator, values: Record<string, string>) => {
  for (const [label, text] of Object.entries(values)) await root.getByLabel(label, { exact: true }).fill(text)
}

test('who decides on agreements sets terms and a plan, and the student is offered just that', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const manager = await addManager(database, student)
  await signInAs(manager.username, { path: '/financial/agreement-settings' })
  await hydrated(page)
  await expect(page.getByText(words('Esta instituição ainda não oferece acordos'))).toBeVisible()
  const interest = page.getByLabel(words('Juros ao mês (%)'))
  await interest.fill('900')
  await page.getByRole('button', { name: words('Oferecer acordos') }).click()
  await expect(interest).toHaveAccessibleDescription(/^Juros: informe de 0 a 100/)
  await expectAccessible()
  await interest.fill('2')
  await page.getByLabel(words('Taxa de cobrança (%)')).fill('5')
  await page.getByLabel(words('Forma de pagamento')).selectOption({ label: '50 · Acordo' })
  await page.getByLabel(words('Local de pagamento')).selectOption({ label: '100 · Portal do aluno' })
  await page.getByRole('button', { name: words('Oferecer acordos') }).click()
  await expect(page.getByText(words('Condições salvas'))).toBeVisible()
  await expect(page.getByText(words('Nenhum tipo é negociado'))).toBeVisible()
  await page.getByRole('checkbox', { name: /^Mensalidade/ }).check()
  await expect(page.getByText(words('Nenhum tipo é negociado'))).toBeHidden()
  await page.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Alterações não salvas'))).toBeHidden()
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByRole('link', { name: words('Planos de pagamento') }).click()
  await page.getByRole('button', { name: words('Novo plano') }).click()
  const dialog = page.getByRole('dialog')
  await fillAll(dialog, {
    'Nome em português': 'Em duas vezes',
    'Número de parcelas': '2',
    'Valor mínimo dos débitos': '900,00',
    'Valor máximo dos débitos': '800,00',
  })
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog.getByLabel(words('Valor máximo dos débitos'))).toHaveAccessibleDescription(
    /^O máximo não pode ser menor que o mínimo/,
  )
  await expect(dialog.getByRole('link', { name: words('Escolha pelo menos uma forma de pagamento.') })).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await dialog.getByLabel(words('Valor mínimo dos débitos')).fill('100,00')
  await dialog.getByRole('checkbox', { name: /Pix/ }).check()
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Plano salvo: {name}'))).toBeVisible()
  await expect(page.getByText('R$ 100,00 a R$ 800,00').first()).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)

  await page.getByLabel(words('Matrícula do aluno')).fill(String(student.id))
  await page.getByRole('button', { name: words('Simular') }).click()
  const offered = page.getByRole('table', { name: words('Planos disponíveis') })
  await expect(offered).toContainText('Em duas vezes')
  const total = await offered.getByText(/R\$/).last().innerText()
  await expectAccessible()
  await expectEverythingFits(page)

  await signInAs(student.username, { path: `/financial/agreements/new?debts=${student.overdueDebtId}` })
  await expect(page.getByRole('group', { name: words('Escolha como pagar') })).toContainText(total)
})

test('a new institution begins with the plans of another one, and each is named by what it offers', async ({
  page,
  student,
  database,
  signInAs,
  words,
}) => {
  const manager = await addManager(database, student, null)
  const ofTenant = (text: string) => inTenant(database, 1, ({ client }) => client.query(text, [student.id]))
  await ofTenant(
    `insert into financial.agreement_setting (institution_id, tenant_id, debt_types, expired_days, future_interest_bp, debt_office_bp, terms, terms_version)
     select $1::int, 1, debt_types, 3, 150, 500, terms, 1 from financial.agreement_setting where institution_id = 11`,
  )
  await signInAs(manager.username, { path: `/financial/agreement-settings?institution=${student.id}&tab=plans` })
  await hydrated(page)
  await page.getByRole('button', { name: words('Copiar planos') }).click()
  const from = page.getByLabel(words('Começar com os planos de outra instituição'))
  await expect(from).toHaveAccessibleDescription(/^Escolha a instituição\./)
  await from.selectOption({ label: 'Universidade Aurora, Campus Norte' })
  await page.getByRole('button', { name: words('Copiar planos') }).click()
  await expect(page.getByText('4 planos copiados')).toBeVisible()
  const plans = page.getByRole('table', { name: words('Planos de pagamento') })
  await expect(plans.getByRole('row')).toHaveCount(5)
  await expect(plans).toContainText('Acordo em 12x')
  await expect(from).toBeHidden()

  await ofTenant(
    `insert into financial.agreement_plan (tenant_id, institution_id, description, installment_count, minimum_cents, maximum_cents, minimum_installment_cents, days_due_first_debt, payment_methods)
     select 1, $1::int, jsonb_build_object('pt-BR', 'Em ' || n || ' vezes'), n, 10000, 500000, 0, 5, '{pix}' from generate_series(13, 20) n`,
  )
  await page.reload()
  await expect(plans.getByRole('row')).toHaveCount(11)
  await expect(plans).not.toContainText('Em 20 vezes')
  await page
    .locator('summary')
    .filter({ hasText: words('O que é oferecido por valor') })
    .click()
  const ranges = page.getByRole('table', { name: words('O que é oferecido por valor') })
  await expect(ranges).toContainText('Em 20 vezes')
  await expect(ranges).not.toContainText('#')
})

test('two people change the terms and a plan: each sees what the other saved; a plan that agreements name is offered no more', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const manager = await addManager(database, student)
  const ofTenant = (text: string) => inTenant(database, 1, ({ client }) => client.query(text, [student.id]))
  await ofTenant(
    `insert into financial.agreement_setting (institution_id, tenant_id, debt_types, expired_days, future_interest_bp, debt_office_bp, terms, terms_version)
     select $1::int, 1, debt_types, 3, 150, 500, terms, 1 from financial.agreement_setting where institution_id = 11`,
  )
  await ofTenant(
    `insert into financial.agreement_plan (tenant_id, institution_id, description, installment_count, minimum_cents, maximum_cents, minimum_installment_cents, days_due_first_debt, payment_methods)
     values (1, $1::int, '{"pt-BR": "Curto"}', 2, 10000, 500000, 0, 5, '{pix}')`,
  )
  await signInAs(manager.username, { path: '/financial/agreement-settings' })
  await hydrated(page)
  const office = page.getByLabel(words('Taxa de cobrança (%)'))
  await office.fill('7')
  await ofTenant('update financial.agreement_setting set debt_office_bp = 900, expired_days = 4, revision = 1 where institution_id = $1')
  await page.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Outra pessoa salvou estas regras enquanto você editava'))).toBeVisible()
  await expect(page.getByText('Salvo: 9')).toBeVisible()
  await expect(page.getByText('Seu: 7')).toBeVisible()
  await expect(page.getByLabel(words('Dias de atraso'))).toHaveValue('4')
  await expectAccessible()
  await page.getByRole('button', { name: words('Salvar o meu por cima') }).click()
  await expect(page.getByText(words('Condições salvas'))).toBeVisible()
  await expect(office).toHaveValue('7')

  await page.getByRole('link', { name: words('Planos de pagamento') }).click()
  const open = async (act: string) => {
    await page.getByRole('button', { name: 'Ações para o plano Curto' }).click()
    await page.getByRole('button', { name: words(act), exact: true }).click()
  }
  await open('Editar')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words('Valor máximo dos débitos')).fill('6.000,00')
  await ofTenant('update financial.agreement_plan set maximum_cents = 700000, revision = 1 where institution_id = $1')
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(dialog.getByText(/Salvo: R\$\s7\.000,00/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Usar o que foi salvo: Valor máximo dos débitos' }).click()
  await dialog.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Plano salvo: {name}'))).toBeVisible()

  await ofTenant(
    `insert into financial.agreement (tenant_id, institution_id, enrollment_id, plan_id, made_at, gross_cents, office_cents, future_interest_cents, total_cents, cancel_after_days)
     select 1, $1::int, e.enrollment_id, p.plan_id, now(), 1, 0, 0, 1, 10 from financial.enrollment e join financial.agreement_plan p on p.institution_id = $1
     where e.user_id = $1`,
  )
  await page.reload()
  await hydrated(page)
  await open('Tirar de oferta')
  await expectAccessible()
  await page
    .getByRole('button', { name: words('Tirar de oferta') })
    .last()
    .click()
  await expect(page.getByText(words('Plano fora de oferta: {name}'))).toBeVisible()
  await expect(page.getByText(words('Fora de oferta'), { exact: true })).toBeVisible()

  await signInAs('iris.cobranca', { path: '/financial/agreement-settings' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Você não tem acesso a esta página'))
})
