import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { downloadedText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { startingWith } from '../support/browser/words.ts'

/** The first amount of a text, in cents. */
const cents = (text: string) => Number(/R\$\s([\d.]+,\d\d)/.exec(text)![1]!.replace(/\D/g, ''))

test('a student chooses a year, reads what was paid and keeps it as PDF', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/report-income' })
  await expect(page.getByRole('heading', { level: 1, name: words('Histórico') })).toBeVisible()
  await expect(page.getByText('48.120.357/0001-30')).toBeVisible()
  await expect(page.getByText('529.982.247-25')).toBeVisible()
  const years = page.getByRole('group', { name: words('Ano-base') }).getByRole('link')
  const year = (await years.last().innerText()).trim()
  await hydrated(page)
  await years.last().click()
  await expect(page).toHaveURL(new RegExp(`year=${year}`))
  const report = page.getByRole('region', { name: startingWith(words('Pago em {baseYear}')) })
  await expect(report).toHaveAccessibleName(new RegExp(year))
  // The payments come to the year's total.
  const paid = (await report.getByRole('list').getByRole('listitem').allInnerTexts()).map((row) => cents(row))
  const total = /R\$\s([\d.]+,\d\d)/.exec(await report.innerText())![1]!
  expect(paid.reduce((sum, amount) => sum + amount, 0)).toBe(cents(`R$ ${total}`))

  const text = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF de {year}') }).click())
  for (const part of [year, total, '48.120.357/0001-30', '529.982.247-25', 'Ana Souza', 'Engenharia Civil']) expect(text).toContain(part)
})

test('invoices are narrowed by state and year, each with its PDF', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/invoices' })
  const invoices = page.getByRole('region', { name: words('Notas fiscais') })
  await expect(invoices).toBeVisible()
  // What is settled is not marked; what differs is.
  await expect(invoices.getByText(words('Quitada'))).toHaveCount(0)
  await expect(invoices.getByText(words('Cancelada')).first()).toBeVisible()
  await hydrated(page)
  await page.getByRole('combobox', { name: words('Situação') }).selectOption('canceled')
  await expect(page).toHaveURL(/status=canceled/)
  await expect(invoices.getByRole('listitem')).toHaveCount(1)
  const text = await downloadedText(page, () => page.getByRole('link', { name: words('PDF da nota {invoiceNumber}') }).click())
  expect(text).toContain('Ana Souza')
  expect(text).toContain('48.120.357/0001-30')
  await page.getByRole('combobox', { name: words('Situação') }).selectOption('pending')
  await expect(page).toHaveURL(/status=pending/)
  await expect(invoices.getByRole('listitem').first()).toBeVisible()
})

test('years and invoices can be chosen before scripts run', async ({ browser, context: withScripts, signInAs, words }) => {
  await signInAs('ana.souza')
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl('/financial/report-income'))
  await page
    .getByRole('group', { name: words('Ano-base') })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/year=\d{4}/)
  await expect(page.getByRole('region', { name: startingWith(words('Pago em {baseYear}')) })).toBeVisible()
  await page.goto(portalUrl('/financial/invoices?status=canceled'))
  await expect(page.getByRole('region', { name: words('Notas fiscais') }).getByRole('listitem')).toHaveCount(1)
  await context.close()
})
