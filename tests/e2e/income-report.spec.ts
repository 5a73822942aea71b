import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { downloadedText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'

test('a student chooses a year, reads what was paid and keeps it as PDF', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/report-income' })
  await expect(page.getByRole('heading', { level: 1, name: words('Informe de pagamentos') })).toBeVisible()
  await expect(page.getByText('48.120.357/0001-30')).toBeVisible()
  await expect(page.getByText('529.982.247-25')).toBeVisible()
  const years = page.getByRole('group', { name: words('Ano-base') }).getByRole('link')
  const year = (await years.last().innerText()).trim()
  await hydrated(page)
  await years.last().click()
  await expect(page).toHaveURL(new RegExp(`year=${year}`))
  const table = page.getByRole('table', { name: words('Pagamentos de {baseYear}, {course}') })
  await expect(table).toHaveAccessibleName(new RegExp(year))
  // The last line is the total, and the lines come to it.
  const paid = (await table.getByRole('row').allInnerTexts())
    .slice(1)
    .map((row) => Number(/[\d.,]+(?=\s*$)/.exec(row)![0].replace(/\D/g, '')))
  expect(paid.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(paid.at(-1))
  const total = (await table.getByRole('row').last().innerText()).match(/[\d.,]+\s*$/)![0].trim()
  await expect(page.getByText(total).first()).toBeVisible()

  const text = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF') }).click())
  for (const part of [year, total, '48.120.357/0001-30', '529.982.247-25', 'Ana Souza', 'Engenharia Civil']) expect(text).toContain(part)
})

test('invoices are narrowed by state and year, each with its PDF', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/invoices' })
  await expect(page.getByRole('table', { name: words('Notas fiscais') })).toBeVisible()
  await hydrated(page)
  await page.getByRole('combobox', { name: words('Situação') }).selectOption('canceled')
  await expect(page).toHaveURL(/status=canceled/)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(2)
  const text = await downloadedText(page, () => page.getByRole('link', { name: words('PDF da nota {invoiceNumber}') }).click())
  expect(text).toContain('Ana Souza')
  expect(text).toContain('48.120.357/0001-30')
  await page.getByRole('combobox', { name: words('Situação') }).selectOption('pending')
  await expect(page).toHaveURL(/status=pending/)
  await expect(page.getByRole('table').getByText(words('Pendente'))).toBeVisible()
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
  await expect(page.getByRole('table')).toBeVisible()
  await page.goto(portalUrl('/financial/invoices?status=canceled'))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await context.close()
})
