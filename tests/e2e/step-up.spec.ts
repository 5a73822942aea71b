import type pg from 'pg'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'

const password = 'Aurora#2026'

const addFinance = (database: pg.Pool) =>
  addPerson(database, 1, [
    { institutionId: null, name: 'Financeiro', profile: 'OPERATION', permissions: { financial: ['debts.read', 'banks.manage'] } },
  ])

const getForgetProof = (database: pg.Pool, userId: number) =>
  database.query('update portal.session set proven_at = null where tenant_id = 1 and user_id = $1', [userId])

test('who changes banks long after signing in proves who they are, and goes on with what was typed', { tag: '@phone' }, async ({
  page,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const person = await addFinance(database)
  await signInAs(person.username, { path: '/financial/banks' })
  await getForgetProof(database, person.id)
  await hydrated(page)
  await page.getByRole('button', { name: words('Cadastrar banco') }).click()
  const form = page.getByRole('dialog', { name: words('Cadastrar banco') })
  // One that exists: the answer is the form's own.
  await form.getByLabel(words('Código')).fill('999')
  await form.getByLabel(words('Apelido')).fill('Outro')
  await form.getByLabel(words('Nome'), { exact: true }).fill('Outro banco')
  await form.getByRole('button', { name: words('Salvar') }).click()
  const proof = page.getByRole('dialog', { name: words('Confirme que é você') })
  await expect(proof.getByRole('heading')).toBeFocused()
  await expectAccessible()
  await expectEverythingFits(page)

  await page.keyboard.press('Escape')
  await expect(proof).toBeHidden()
  await expect(form.getByRole('alert')).toHaveText(words('Nada mudou. Para continuar, confirme que é você.'))
  await form.getByRole('button', { name: words('Salvar') }).click()
  await proof.getByRole('button', { name: words('Confirmar') }).click()
  await expect(proof.getByLabel(words('Senha'), { exact: true })).toBeFocused()
  await proof.getByLabel(words('Senha'), { exact: true }).fill('errada')
  await page.keyboard.press('Enter')
  await expect(proof.getByLabel(words('Senha'), { exact: true })).toHaveAccessibleDescription(words('Senha incorreta'))
  await proof.getByLabel(words('Senha'), { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(proof).toBeHidden()
  await expect(form.getByLabel(words('Código'))).toHaveAccessibleDescription(words('Já há um banco com este código.'))
  await expect(form.getByLabel(words('Nome'), { exact: true })).toHaveValue('Outro banco')
})

test('a list is exported once its reader has proven who they are, and never otherwise', async ({
  page,
  database,
  signInAs,
  words,
  problems,
}) => {
  // What asks for the proof is a refusal.
  problems.allow(/status of 403.*export/)
  const person = await addFinance(database)
  await signInAs(person.username, { path: '/financial/payments' })
  await getForgetProof(database, person.id)
  await hydrated(page)
  const link = page.getByRole('link', { name: words('Exportar CSV') })
  const proof = page.getByRole('dialog', { name: words('Confirme que é você') })
  await link.click()
  await proof.getByRole('button', { name: words('Fechar') }).click()
  await expect(proof).toBeHidden()
  await link.click()
  await proof.getByLabel(words('Senha'), { exact: true }).fill(password)
  const downloading = page.waitForEvent('download')
  await proof.getByRole('button', { name: words('Confirmar') }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of a list leads to the proof, and on to the file', async ({ page, database, signInAs, words }) => {
    const person = await addFinance(database)
    await signInAs(person.username, { path: '/financial/payments' })
    await getForgetProof(database, person.id)
    await page.getByRole('link', { name: words('Exportar CSV') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Confirme que é você'))
    const secret = page.getByLabel(words('Senha'), { exact: true })
    await secret.fill('errada')
    await page.getByRole('button', { name: words('Confirmar') }).click()
    await expect(secret).toHaveAccessibleDescription(words('Senha incorreta'))
    await secret.fill(password)
    await page.getByRole('button', { name: words('Confirmar') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Identidade confirmada'))
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: words('Continuar') }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  })
})
