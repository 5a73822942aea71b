import { readFile } from 'node:fs/promises'
import { amid } from '../support/browser/due-dates.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloadedText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { startingWith } from '../support/browser/words.ts'

const cents = (text: string) => Number(text.replace(/\D/g, '')) * (/[−-]/.test(text) ? -1 : 1)

const lastYear = new Date().getUTCFullYear() - 1

test('a student reads a period, chooses another and keeps it as CSV and PDF', { tag: '@phone' }, async ({
  page,
  isMobile,
  signInAs,
  words,
}) => {
  await signInAs('ana.souza', { path: '/financial/statement' })
  await expect(page.getByRole('heading', { level: 1, name: words('Extrato') })).toBeVisible()
  const summary = page.getByRole('region', { name: words('Você deve hoje, {day}, com multa e juros') })
  const owed = await summary.getByText(/^R\$/).first().innerText()
  await expect(summary.getByRole('term').filter({ hasText: /^Saldo .+, sem multa e juros$/ })).toBeVisible()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: words('Ano passado') }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
  const table = page.getByRole('table', { name: words('Movimentos de {first} a {last}') })
  const year = /from=(\d{4})/.exec(page.url())![1]!
  await expect(table).toHaveAccessibleName(new RegExp(`01/01/${year} a 31/12/${year}`))
  // Another period has another balance, and what is owed today stays.
  await expect(summary.getByRole('term').filter({ hasText: startingWith(words('Saldo final')) })).toBeVisible()
  await expect(summary.getByText(owed, { exact: true })).toBeVisible()
  await expect(table.getByText(amid(words('Pagamento por Pix'))).first()).toBeVisible()

  // In a menu on a phone, which stays open.
  if (isMobile) await page.getByRole('button', { name: words('Baixar o extrato') }).click()
  const keep = (name: 'Baixar CSV' | 'Baixar PDF') => page.getByRole('link', { name: words(name) }).click()
  const download = page.waitForEvent('download')
  await keep('Baixar CSV')
  const file = await (await download).path()
  const csv = await readFile(file, 'utf8')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const records = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  expect(records[0]).toHaveLength(9)
  const [opening, closing] = [records[1]!, records.at(-1)!]
  const moved = records.slice(2, -1).reduce((sum, record) => sum + cents(record[6]!) - cents(record[7]!), 0)
  expect(cents(opening[8]!) + moved).toBe(cents(closing[8]!))
  // As many lines as the table has rows, its heading among them.
  await expect(table.getByRole('row')).toHaveCount(records.length)

  const text = await downloadedText(page, () => keep('Baixar PDF'))
  for (const part of ['Ana Souza', 'Universidade Aurora', year]) expect(text).toContain(part)
})

test('on a phone, the movements of one debt are one card that names it once', { tag: '@phone-only' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/statement' })
  const rows = page.getByRole('table', { name: words('Movimentos de {first} a {last}') }).getByRole('row')
  const scholarship = rows.filter({ hasText: amid(words('Bolsa')) }).first()
  const charge = scholarship.locator('xpath=preceding-sibling::*[1]')
  await expect(charge.getByRole('link')).toBeVisible()
  await expect(scholarship.getByRole('link')).toBeHidden()
  await expect(scholarship.locator('[data-label="Saldo depois"]')).toBeVisible()
  const [above, below] = [(await charge.boundingBox())!, (await scholarship.boundingBox())!]
  expect(Math.abs(above.y + above.height - below.y)).toBeLessThan(1)
})

test('any period can be typed', async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/statement?from=2001-01-01&to=2001-02-01' })
  await expect(page.getByText(words('Nenhum movimento neste período'))).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: words('{first} a {last}') }).click()
  await page.getByLabel(words('De'), { exact: true }).fill(`01/01/${lastYear}`)
  await page.getByLabel(words('Até'), { exact: true }).fill(`31/01/${lastYear}`)
  await page.getByRole('button', { name: words('Mostrar') }).click()
  await expect(page).toHaveURL(new RegExp(`from=${lastYear}-01-01&to=${lastYear}-01-31`))
  await expect(page.getByRole('table')).toBeVisible()
})

test('periods can be chosen before scripts run', async ({ browser, context: withScripts, signInAs, words }) => {
  await signInAs('ana.souza')
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl('/financial/statement'))
  await page.getByRole('link', { name: words('Este ano') }).click()
  await expect(page).toHaveURL(/from=\d{4}-01-01/)
  await page.getByRole('button', { name: words('Outro período') }).click()
  await page.getByLabel(words('De'), { exact: true }).fill(`${lastYear}-03-01`)
  await page.getByLabel(words('Até'), { exact: true }).fill(`${lastYear}-03-31`)
  await page.getByRole('button', { name: words('Mostrar') }).click()
  await expect(page).toHaveURL(new RegExp(`from=${lastYear}-03-01&to=${lastYear}-03-31`))
  await expect(page.getByRole('table')).toBeVisible()
  await context.close()
})
