import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloadedText } from '../support/browser/pdf.ts'

const digits = (text: string | null) => (text ?? '').replaceAll(/\D/g, '')

test('who reads reports sees what is overdue as a picture, a table and files, and gets from a number to its debts', {
  tag: '@phone',
}, async ({ page, signInAs, words, expectAccessible }) => {
  await signInAs('gina.financas', { path: '/financial/reports' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Relatórios financeiros'))
  const table = page.getByRole('table', { name: words('A receber por atraso') })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expectAccessible()
  await expectEverythingFits(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words('Baixar CSV') }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const records = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const [name, count, amount] = records[2]! as [string, string, string]
  expect([records.length, name]).toEqual([7, '1 a 30 dias de atraso'])
  const text = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF') }).click())
  expect(digits(text)).toContain(digits(amount))

  await table.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/financial\/payments\?.*age=up_to_30/)
  const summary = page.getByText(/débitos? ·/)
  await expect(summary).toContainText('a receber')
  expect(digits(await summary.textContent())).toBe(digits(count) + digits(amount))
})

test('reports are narrowed, mailed every month and no longer, and shown to nobody else', async ({
  page,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs('gina.financas', { path: '/financial/reports?view=received' })
  await hydrated(page)
  await expect(page.getByRole('table', { name: words('Recebido') }).getByRole('row')).toHaveCount(32)
  await expectAccessible()
  await page.getByRole('combobox', { name: words('Instituição') }).selectOption('11')
  await expect(page).toHaveURL(/institution=11/)
  await page.getByRole('link', { name: words('Previsão') }).click()
  await expect(page.getByRole('table', { name: words('Previsão') }).getByRole('row')).toHaveCount(9)
  await expectAccessible()
  await page
    .getByRole('link', { name: words('Acordos'), exact: true })
    .last()
    .click()
  await expect(page).toHaveURL(/view=agreements/)
  await page
    .getByRole('table', { name: words('Acordos') })
    .getByRole('link', { name: words('Quebrados') })
    .click()
  await expect(page).toHaveURL(/\/financial\/agreements\?.*status=canceled/)

  await page.goBack()
  await page.getByLabel(words('Quando enviar')).selectOption('monthly')
  await page.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Salvo. O próximo e-mail sai em {day}.'))).toBeVisible()
  await expectAccessible()
  await page.getByLabel(words('Quando enviar')).selectOption('')
  await page.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Salvo. Este relatório não é mais enviado.'))).toBeVisible()

  await page.goto(page.url().replace(/\?.*/, '?view=received&from=2001-01-01&to=2001-01-31'))
  await expect(page.getByText(words('Nada a mostrar com estes filtros'))).toBeVisible()
  await expectAccessible()
  await signInAs('iris.cobranca', { path: '/financial/reports' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Você não tem acesso a esta página'))
})
