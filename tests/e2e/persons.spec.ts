import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'

test('staff who look at an agreement see whom to reach, and the student does not', async ({ page, student, signInAs, words, database }) => {
  const email = `${student.username}@exemplo.edu.br`
  await inTenant(database, 1, ({ client }) =>
    client.query(`update users.account set email = $2, cellphone = '11987654321' where id = $1`, [student.id, email]),
  )
  await signInAs(student.username, { path: `/financial/agreements/new?debts=${student.overdueDebtId}&plan=2` })
  await hydrated(page)
  await page.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  await page.getByRole('button', { name: words('Fechar o acordo') }).click()
  await expect(page.getByText(words('Acordo fechado'))).toBeVisible()
  const card = page.getByRole('region', { name: student.name })
  await expect(card).toBeHidden()
  const { pathname } = new URL(page.url())

  await signInAs('gina.financas', { path: '/' })
  await page.goto(portalUrl(pathname.replace('/academic-services', '')))
  await expect(card.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(card.getByRole('link', { name: '(11) 98765-4321' })).toHaveAttribute('href', 'tel:+5511987654321')
  await expect(card.getByRole('term')).toHaveText(['CPF', 'Matrícula', 'E-mail', 'Telefone'].map(words))
  await expectEverythingFits(page)
})
