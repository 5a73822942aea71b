import type { Locator } from '@playwright/test'
import type pg from 'pg'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { giveOwnInstitution } from '../support/browser/institutions.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { mayManageAgreements } from '../../api/permissions.ts'
import { startingWith } from '../support/browser/words.ts'

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
  await expectEverythingFits(page)

  await page.getByLabel(words('Matrícula do aluno')).fill(String(student.id))
  await page.getByRole('button', { name: words('Simular') }).click()
  const offered = page.getByRole('table', { name: words('Planos disponíveis') })
  await expect(offered).toContainText('Em duas vezes')
  const total = await offered.getByText(/R\$/).last().innerText()
  await expectAccessible()
  await expectEverythingFits(page)

  await signInAs(student.username, { path: `/financial/agreements/new?debts=${student.overdueDebtId}` })
  await expect(page.getByText(startingWith(words('Total {total}, {first}')))).toContainText(total)
})
