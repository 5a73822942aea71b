import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { giveEmail, openMail } from '../support/browser/mailbox.ts'
import { addPerson } from '../support/browser/people.ts'

/** As if the student had turned it on. */
const giveSecondFactor = (database: pg.Pool, accountId: number) =>
  inTenant(database, 1, ({ client }) =>
    client.query(`insert into users.second_factor (tenant_id, account_id, secret, confirmed_at) values (1, $1, 'sealed', now())`, [
      accountId,
    ]),
  )

const addSupport = (database: pg.Pool) =>
  addPerson(database, 1, [{ institutionId: null, name: 'Suporte', profile: 'OPERATION', permissions: { users: ['second-factor.reset'] } }])

test('staff who may reset the second step of who lost it, with a reason', async ({
  page,
  database,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await giveSecondFactor(database, student.id)
  const email = `${student.username}@exemplo.edu.br`
  await giveEmail(database, student.id, email)
  const support = await addSupport(database)
  await signInAs(support.username, { path: '/second-factor-resets' })
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Redefinir a confirmação em duas etapas'))
  const find = async (text: string) => {
    await page.getByLabel(words('Nome, matrícula, CPF, usuário ou e-mail')).fill(text)
    await page.getByRole('button', { name: words('Buscar') }).click()
  }
  await find('ninguém com este nome')
  await expect(page.getByText(words('Ninguém encontrado'))).toBeVisible()
  await find(student.username)
  await page.getByRole('radio', { name: student.username }).check()
  await page.getByRole('button', { name: words('Redefinir'), exact: true }).click()
  await expect(page.getByLabel(words('Motivo'))).toHaveAccessibleDescription(/10/)
  await expectAccessible()
  await page.getByLabel(words('Motivo')).fill('Perdeu o celular; documento conferido')
  await page.getByRole('button', { name: words('Redefinir'), exact: true }).click()
  await expect(
    page.getByRole('status').filter({ hasText: words('Confirmação em duas etapas redefinida. A pessoa recebe um e-mail.') }),
  ).toBeVisible()

  await openMail(page, email, /Confirmação em duas etapas redefinida/)
  await expect(page.getByText(/saiu de todos os aparelhos/)).toBeVisible()
})
