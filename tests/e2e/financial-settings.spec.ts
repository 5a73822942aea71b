import type pg from 'pg'
import { appConfig } from '../../app.config.ts'
import { managedInstitutions, updateSetting } from '../../services/financial/settings/save-settings.queries.ts'
import { systemClock } from '../../services/platform/clock.ts'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { giveOwnInstitution } from '../support/browser/institutions.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson, type TestPerson } from '../support/browser/people.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { mayManageFinancialSettings } from '../../api/permissions.ts'

/** Two people who set up an institution with an account, settings and a student who owes. */
async function addManagers(database: pg.Pool, student: TestStudent) {
  await giveOwnInstitution(database, student, {})
  await inTenant(database, 1, async ({ client }) => {
    await client.query(
      `with account as (
         insert into financial.bank_account (tenant_id, institution_id, bank_id, branch, number, digit, agreement, wallet)
         select 1, $1::int, bank_id, '0001', '12345', '0', lpad(($1 % 8000000 + 1500000)::text, 7, '0'), '17'
         from financial.bank where code = '999' returning account_id
       )
       update financial.payment_setting set slip_account_id = account_id from account where institution_id = $1`,
      [student.id],
    )
    await client.query('insert into financial.setting (tenant_id, institution_id, fine_bp, interest_bp) values (1, $1, 200, 100)', [
      student.id,
    ])
  })
  const permissions = { [mayManageFinancialSettings.audience]: [...mayManageFinancialSettings.permissions, 'debts.read'] }
  const role = { institutionId: student.id, name: 'Financeiro', profile: 'OPERATION' as const, permissions }
  return [await addPerson(database, 1, [role]), await addPerson(database, 1, [role])] as const
}

/** A colleague saves a fine while somebody else edits. */
async function saveFine(database: pg.Pool, { id: userId }: TestPerson, institutionId: number, finesBasisPoints: number) {
  const ports = { pool: database, clock: systemClock, findPerson: async () => null }
  const manager = { tenantId: 1, institutionId, userId, timeZone: appConfig.defaultTimeZone }
  const [found] = await managedInstitutions(ports, manager)
  const { settingId, revision, content } = found!.setting!
  await updateSetting(ports, manager, { settingId, revision, content: { ...content, finesBasisPoints } })
}

test('who sets up an institution sees an example by other rates, saves them, compares with a colleague and goes back', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
  problems,
}) => {
  const [member, colleague] = await addManagers(database, student)
  await signInAs(member.username, { path: '/financial/settings' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Configurações financeiras'))
  const example = page.getByText(words('Um débito de {base} com {daysLate} dias de atraso seria {amount}'))
  await expect(example).toBeVisible()
  await expect(page.getByText(words('Sai no formato padrão.'))).toBeVisible()
  await expectEverythingFits(page)

  await hydrated(page)
  const fine = page.getByLabel(words('Multa (%)'))
  const interest = page.getByLabel(words('Juros ao mês (%)'))
  const save = page.getByRole('button', { name: words('Salvar') })
  const before = await example.textContent()
  await fine.fill('900')
  await save.click()
  await expect(fine).toHaveAccessibleDescription(/Multa: informe de 0 a 100, com até duas casas/)
  await expectAccessible()
  await fine.fill('5')
  const summary = page.getByRole('region', { name: words('Resumo') })
  const rates = summary.getByRole('listitem').filter({ has: page.getByRole('link', { name: words('Multa e juros por atraso') }) })
  await expect(rates).toContainText(/5%.*Não salvo/)
  await expect(example).not.toHaveText(before!)
  problems.allow(/status of 409/)
  await save.click()
  const above = page.getByRole('alertdialog', { name: words('Salvar multa ou juros acima do limite?') })
  await expect(above).toContainText('2%')
  await expectAccessible()
  await above.getByRole('button', { name: words('Salvar assim mesmo') }).click()
  await expect(page.getByText(words('Versão {version} salva'))).toBeVisible()
  await expect(page.getByText(words('Confirmou multa ou juros acima do limite legal'))).toBeVisible()
  await expect(summary.getByText(words('Não salvo'))).toHaveCount(0)
  await expect(page.getByLabel(words('Débito pago'))).toBeVisible()

  await interest.fill('3')
  await saveFine(database, colleague, student.id, 150)
  await save.click()
  await expect(page.getByText(words('{editor} salvou a versão {newestVersion} enquanto você editava'))).toBeVisible()
  await expect(interest).toHaveValue('3')
  await expect(fine).toHaveValue('1,5')
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Salvar o meu por cima') }).click()
  await above.getByRole('button', { name: words('Salvar assim mesmo') }).click()
  await expect(page.getByText(words('Versão {version} salva'))).toBeVisible()

  await page
    .getByRole('button', { name: words('Voltar à versão {shown}') })
    .last()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question.locator('ins')).toHaveText(['2%', '1%'])
  await expectAccessible()
  await question.getByRole('button', { name: words('Voltar à versão {number}') }).click()
  await expect(question).toBeHidden()
  await expect(fine).toHaveValue('2')
  await expect(interest).toHaveValue('1')

  await expect(page.getByRole('button', { name: words('Excluir configurações') })).toBeDisabled()
  await expect(
    page.getByText(words('Esta instituição já lançou débitos: as configurações podem ser mudadas, mas não excluídas.')),
  ).toBeVisible()

  await page.getByRole('link', { name: words('Listas') }).click()
  await expect(page.getByRole('heading', { name: words('Situações de débitos') })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Em cobrança externa/ })).toContainText('04')
  await expect(page.getByText('Real brasileiro (BRL)')).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
})
