import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloadedText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { startingWith, type Words } from '../support/browser/words.ts'

const cents = (text: string) => Number(text.replace(/\D/g, '')) * (/[−-]/.test(text) ? -1 : 1)

const lastYear = new Date().getUTCFullYear() - 1

const paidIn = (page: Page, words: Words) => page.getByRole('region', { name: words('Pago em {year}') })

/** The amount of each payment: the first of its row's end. */
const amounts = (rows: readonly string[]) => rows.map((row) => cents(/R\$\s[\d.]+,\d\d/.exec(row)![0]))

test('a student reads what was paid in a year, goes to another and keeps it as CSV and PDF', { tag: '@phone' }, async ({
  page,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs('ana.souza', { path: '/financial/statement' })
  await expect(page.getByRole('heading', { level: 1, name: words('Histórico') })).toBeVisible()
  await expectEverythingFits(page)
  await hydrated(page)
  await page.getByRole('button', { name: words('Exportar {year}') }).click()
  await page.getByRole('link', { name: words('Outro ano: {other}') }).click()
  await expect(page).toHaveURL(new RegExp(`from=${lastYear}-01-01&to=${lastYear}-12-31`))
  const paid = paidIn(page, words)
  await expect(paid).toHaveAccessibleName(new RegExp(`${lastYear}`))
  await expect(page.getByRole('button', { name: words('Exportar {year}') })).toHaveAccessibleName(new RegExp(`${lastYear}`))
  await expect(paid.getByText(words('menos {less}')).first()).toBeVisible()
  // The payments come to the year's total, and none is called paid.
  const payments = await paid.getByRole('listitem').allInnerTexts()
  const [total] = amounts([await paid.innerText()])
  expect(amounts(payments).reduce((sum, amount) => sum + amount, 0)).toBe(total)
  expect(payments.join()).not.toMatch(/pag[oa]/i)
  await expectAccessible()

  // What was charged, with the balance, for who looks for it.
  await page.getByText(words('Cobranças e saldo')).first().click()
  await expect(page.getByRole('term').filter({ hasText: words('Saldo em {day}') })).toBeVisible()
  const charges = page.getByRole('link', { name: startingWith(words('Cobrança')) })
  await expect(charges.first()).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('button', { name: words('Exportar {year}') }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words('Extrato em planilha (CSV)') }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
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

  const text = await downloadedText(page, () => page.getByRole('link', { name: words('Extrato em PDF') }).click())
  for (const part of ['Ana Souza', 'Universidade Aurora', `${lastYear}`]) expect(text).toContain(part)
  const report = await downloadedText(page, () => page.getByRole('link', { name: words('Imposto de renda em PDF') }).click())
  for (const part of [`${lastYear}`, '529.982.247-25']) expect(report).toContain(part)
})

test('statement, invoices and income report are one place of the menu', async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/statement' })
  const entry = page.getByRole('navigation', { name: words('Menu principal') }).getByRole('link', { name: 'Histórico de pagamentos' })
  const segments = page.getByRole('navigation', { name: words('Histórico') }).getByRole('link')
  await hydrated(page)
  for (const [name, path] of [
    ['Notas fiscais', '/financial/invoices'],
    ['Imposto de renda', '/financial/report-income'],
    ['Extrato', '/financial/statement'],
  ] as const) {
    await segments.filter({ hasText: words(name) }).click()
    await expect(page).toHaveURL(portalUrl(path))
    await expect(page).toHaveTitle(startingWith(words(name)))
    await expect(page.locator('main').getByRole('link', { name: words(name) })).toHaveAttribute('aria-current', 'page')
    await expect(entry).toHaveAttribute('aria-current', 'page')
  }
})

test('on a phone, a payment is a row of two lines, of which all is its link', { tag: '@phone-only' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: `/financial/statement?from=${lastYear}-01-01&to=${lastYear}-12-31` })
  const link = paidIn(page, words)
    .getByRole('link', { name: words('Mensalidade de {month}') })
    .first()
  const box = (await link.locator('xpath=ancestor::li').boundingBox())!
  expect(box.height).toBeLessThanOrEqual(64)
  await page.touchscreen.tap(box.x + box.width - 20, box.y + box.height - 8)
  await expect(page).toHaveURL(/\/financial\/payments\/\d+/)
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
  await expect(
    page
      .getByRole('region', { name: words('Pago de {first} a {last}') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: words('Exportar o período') })).toBeVisible()
})

test('periods can be chosen and exported before scripts run', async ({ browser, context: withScripts, signInAs, words }) => {
  await signInAs('ana.souza')
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl('/financial/statement'))
  await page.getByRole('link', { name: `${lastYear}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`from=${lastYear}-01-01`))
  await page.getByRole('button', { name: words('Exportar {year}') }).click()
  await expect(page.getByRole('link', { name: words('Extrato em PDF') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words('Outro período') }).click()
  await page.getByLabel(words('De'), { exact: true }).fill(`${lastYear}-03-01`)
  await page.getByLabel(words('Até'), { exact: true }).fill(`${lastYear}-03-31`)
  await page.getByRole('button', { name: words('Mostrar') }).click()
  await expect(page).toHaveURL(new RegExp(`from=${lastYear}-03-01&to=${lastYear}-03-31`))
  await expect(page.getByRole('region', { name: words('Pago de {first} a {last}') })).toBeVisible()
  await context.close()
})
