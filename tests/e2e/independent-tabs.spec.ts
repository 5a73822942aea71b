import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { addPerson } from '../support/browser/people.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'

const at = (path: string) => portalUrl(path, hosts.ipe)
const roleIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Pessoa Teste/ })

test('two tabs keep two roles, each over a reload, and nothing leaks between them', async ({
  page,
  context,
  database,
  signInAs,
  words,
}) => {
  const person = await addPerson(database, 2, [
    { institutionId: 21, name: 'Aluno', profile: 'STUDENT' },
    { institutionId: 21, name: 'Cobrança', profile: 'OPERATION', permissions: { financial: ['debts.read'] } },
  ])
  await signInAs(person.username, { host: hosts.ipe, path: '/welcome' })
  await page.goto(at('/welcome'))
  await page.getByRole('link', { name: /Aluno Faculdade Ipê/ }).click()
  await expect(roleIn(page)).toContainText('Aluno')

  const other = await context.newPage()
  await other.goto(page.url())
  await other.goto(at('/welcome'))
  await other.getByRole('link', { name: /Cobrança Faculdade Ipê/ }).click()
  await expect(roleIn(other)).toContainText('Cobrança')
  await expect(other).toHaveURL(/\?tab=/)

  // By links of the portal, by an address, by a reload: each stays what it is.
  for (const step of ['link', 'reload'] as const) {
    for (const [tab, role, area, title] of [
      [page, 'Aluno', 'Financeiro', 'Pagamentos'],
      [other, 'Cobrança', 'Débitos', 'Débitos'],
    ] as const) {
      if (step === 'link')
        await tab
          .getByRole('navigation')
          .getByRole('link', { name: words(area) })
          .click()
      else await tab.reload()
      await expect(tab).toHaveURL(/\/financial\/payments/)
      await expect(roleIn(tab)).toContainText(role)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words(title))
    }
  }
  await expect(page.getByRole('alertdialog')).toBeHidden()

  // Signing out in one ends both.
  await roleIn(other).click()
  await other.getByRole('button', { name: words('Sair') }).click()
  await expect(other).toHaveURL(/\/auth\/signin/)
  await page.reload()
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('somebody else is seen in one tab, while the other stays the own one', async ({ page, context, database, signInAs, words }) => {
  const operator = await addPerson(database, 2, [
    { institutionId: null, name: 'Suporte', profile: 'OPERATION', permissions: { identity: ['impersonate'] } },
  ])
  const student = await addPerson(database, 2, [{ institutionId: 21, name: 'Aluno', profile: 'STUDENT' }])
  await signInAs(operator.username, { host: hosts.ipe })
  const other = await context.newPage()
  await other.goto(at(`/impersonation?q=${student.username}`))
  await other.getByRole('radio', { name: new RegExp(student.name) }).check()
  await other.getByLabel(words('Motivo')).fill('pediu ajuda com a matrícula')
  await other.getByRole('button', { name: words('Atuar como esta pessoa') }).click()
  const banner = (tab: Page) => tab.getByRole('region', { name: words('Atuando como outra pessoa') })
  await expect(banner(other)).toContainText(student.name)
  await other.reload()
  await expect(banner(other)).toContainText(student.name)
  await page.reload()
  await expect(banner(page)).toBeHidden()
  await expect(roleIn(page)).toContainText(operator.name)

  await banner(other)
    .getByRole('button', { name: words('Voltar à minha conta') })
    .click()
  await expect(banner(other)).toBeHidden()
  await expect(roleIn(other)).toContainText(operator.name)
  const { rowCount } = await database.query('select 1 from identity.single_token where impersonated_by = $1', [operator.id])
  expect(rowCount).toBe(0)
})
