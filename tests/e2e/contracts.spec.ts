import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addOfferedContract, type TestContract } from '../support/browser/contracts.ts'
import { downloadedText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'

const locale = 'pt-BR'

const pageOf = ({ contractId, enrollmentId }: TestContract, search = '') =>
  `/financial/contracts/${contractId}/enrollments/${enrollmentId}${search}`

/** When the books say that a contract was accepted. */
async function acceptedAt(database: pg.Pool, { contractId, hash }: TestContract): Promise<Date> {
  const { rows } = await inTenant(database, 1, ({ client }) =>
    client.query<{ accepted_at: Date }>('select accepted_at from financial.contract_acceptance where contract_id = $1 and hash = $2', [
      contractId,
      hash,
    ]),
  )
  return rows[0]!.accepted_at
}

test('a student is asked to accept a contract, reads it, accepts it and keeps the certificate', { tag: '@phone' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const contract = await addOfferedContract(database, student)
  await signInAs(student.username)
  await page.getByRole('link', { name: words('Ler o contrato {number}') }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Contrato de prestação de serviços educacionais, \d{4}\/\d$/ })).toBeVisible()
  await expect(page.getByText(contract.number).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '4. Valor e pagamento' })).toBeVisible()
  const unaccepted = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF') }).click())
  expect(unaccepted).toContain(contract.hash)

  await hydrated(page)
  await page.getByRole('link', { name: words('Aceitar contrato') }).click()
  const dialog = page.getByRole('dialog', { name: words('Aceitar o contrato') })
  await expect(dialog.getByText(contract.hash.slice(0, 12))).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: words('Aceitar contrato') }).click()
  await expect(dialog.getByText(words('Marque que você leu e aceita'))).toBeVisible()
  await dialog.getByRole('checkbox', { name: words('Li e aceito o contrato') }).check()
  const before = Date.now()
  await dialog.getByRole('button', { name: words('Aceitar contrato') }).click()

  await expect(page.getByText(words('Contrato aceito'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(words('Vigente'))).toBeVisible()
  await expect(page.getByText(`${student.name}, CPF ***.982.247-**`)).toBeVisible()
  const acceptance = page.getByRole('region', { name: words('Aceite') })
  await expect(acceptance.getByText(contract.hash.slice(0, 12))).toBeVisible()
  const at = await acceptedAt(database, contract)
  expect(at.getTime()).toBeGreaterThanOrEqual(before)
  await expect(acceptance).toContainText(
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'America/Sao_Paulo' }).format(at),
  )
  await expectAccessible()
  const certificate = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar certificado') }).click())
  for (const part of [student.name, '***.982.247-**', contract.hash, contract.number]) expect(certificate).toContain(part)

  await page.goto(portalUrl('/'))
  await expect(page.getByRole('heading', { name: words('Para fazer') })).toBeVisible()
  await expect(page.getByRole('link', { name: words('Ler o contrato {number}') })).toBeHidden()
})

test('current and historic contracts, narrowed by year', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/contracts' })
  const cards = page.getByRole('list', { name: words('Contratos') }).getByRole('listitem')
  await expect(page.getByText(words('Aguardando o seu aceite'))).toBeVisible()
  await page.getByRole('link', { name: words('Histórico') }).click()
  await expect(page.getByText(words('Encerrado')).first()).toBeVisible()
  await expect(page.getByText(words('Contrato cancelado'))).toBeVisible()
  const all = await cards.count()
  await hydrated(page)
  await page.getByRole('combobox', { name: words('Período') }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/view=historic&period=1|period=1.*view=historic/)
  await expect.poll(() => cards.count()).toBeLessThan(all)
})

test('a contract can be accepted before scripts run', async ({ browser, context: withScripts, student, database, signInAs, words }) => {
  const contract = await addOfferedContract(database, student)
  await signInAs(student.username)
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl(pageOf(contract)))
  await page.getByRole('link', { name: words('Aceitar contrato') }).click()
  await page.getByRole('button', { name: words('Aceitar contrato') }).click()
  await expect(page.getByText(words('Marque que você leu e aceita'))).toBeVisible()
  await page.getByRole('checkbox', { name: words('Li e aceito o contrato') }).check()
  await page.getByRole('button', { name: words('Aceitar contrato') }).click()
  await expect(page.getByText(words('Contrato aceito'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Baixar certificado') })).toBeVisible()
  await context.close()
})
