import { readFile } from 'node:fs/promises'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloadedText } from '../support/browser/pdf.ts'

const digits = (text: string | null) => (text ?? '').replaceAll(/\D/g, '')

test('who reads reports sees what is overdue as a picture, a table and files, and gets from a number to its debts', async ({
  page,
  signInAs,
  words,
}) => {
  // Where no other test makes debts.
  await signInAs('gina.financas', { path: '/financial/reports?institution=12' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Relatórios financeiros'))
  const table = page.getByRole('table', { name: words('A receber por atraso') })
  await expect(table.getByRole('row')).toHaveCount(6)
  await expectEverythingFits(page)
  // A bar is as long as its share of the whole.
  const bars = table.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(bars).toHaveCount(5)
  for (const bar of await bars.all()) {
    const share = Number.parseFloat((await bar.getByRole('cell').last().textContent())!.replace(',', '.'))
    expect(Number.parseFloat((await bar.locator('rect').first().getAttribute('width'))!)).toBeCloseTo(share, 0)
  }

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words('Baixar CSV') }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  const records = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const [name, count, amount] = records[5]! as [string, string, string]
  expect([records.length, name]).toEqual([7, 'Mais de 90 dias de atraso'])
  const text = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF') }).click())
  expect(digits(text)).toContain(digits(amount))

  await table.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/financial\/payments\?.*age=over_90/)
  const summary = page.getByText(/débitos? R\$/)
  await expect(summary).toContainText('a receber')
  expect(digits(await summary.textContent())).toBe(digits(count) + digits(amount))
})

test('reports are narrowed, mailed every month and no longer', async ({ page, signInAs, words, database, expectAccessible }) => {
  // A month that is over: other journeys pay meanwhile.
  await signInAs('gina.financas', { path: '/financial/reports?view=received&period=last_month' })
  await hydrated(page)
  const received = page.getByRole('table', { name: words('Recebido') })
  const total = page.getByRole('link', { name: /^Recebido pelo portal: / })
  const shown = digits(await total.textContent())
  await total.click()
  await expect(page).toHaveURL(/\/financial\/received-payments\?.*paidFrom=/)
  const summary = digits(await page.getByText(/pagamentos? pelo portal\s+R\$/).textContent())
  await page.goBack()
  const count = digits(await page.getByRole('definition').nth(1).textContent())
  expect(count + shown).toBe(summary)
  await page.getByText(/^Ver (o dia|os \d+ dias) com pagamentos$/).click()
  await expect(received.getByRole('row')).not.toHaveCount(0)
  await expectAccessible()
  await page.getByRole('combobox', { name: words('Instituição') }).selectOption('11')
  await expect(page).toHaveURL(/institution=11/)
  await page.getByRole('link', { name: words('Previsão') }).click()
  await expect(page.getByRole('table', { name: words('Previsão') }).getByRole('row')).toHaveCount(8)
  await page
    .getByRole('link', { name: words('Acordos'), exact: true })
    .last()
    .click()
  await expect(page).toHaveURL(/view=agreements/)
  await page
    .getByRole('table', { name: words('Acordos') })
    .getByRole('link', { name: words('Cumpridos') })
    .click()
  await expect(page).toHaveURL(/\/financial\/agreements\?.*status=settled/)

  await page.goBack()
  await page.getByLabel(words('Quando enviar')).selectOption('monthly')
  await page.getByRole('button', { name: words('Salvar') }).click()
  await expect(page.getByText(words('Salvo. O próximo e-mail sai em {day}.'))).toBeVisible()
  await expectAccessible()

  // Another view tells of it, and ends it; so does the link of a mail.
  const [{ schedule_id: id }] = await inTenant(database, 1, ({ client }) =>
    client
      .query('select schedule_id from financial.report_schedule where user_id = 1101')
      .then(({ rows }) => rows as [{ schedule_id: number }]),
  )
  await page.goto(page.url().replace(/\?.*/, `?view=received&period=last_month&end=${id}`))
  await hydrated(page)
  await expect(page.getByText(words('Você não quer mais receber este relatório por e-mail?'))).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('button', { name: words('Parar de enviar'), exact: true })
    .first()
    .click()
  await expect(page.getByText(words('Este relatório não é mais enviado por e-mail.'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('Parar de enviar') })).toHaveCount(0)

  await page.goto(page.url().replace(/\?.*/, '?view=received&from=2001-01-01&to=2001-01-31'))
  await expect(page.getByText(words('Nada a mostrar com estes filtros'))).toBeVisible()
})
