import { getBoletoInfo } from '@brazilian-utils/brazilian-utils'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { scanned } from '../support/browser/barcode.ts'
import { chooseWay, getPaymentId } from '../support/browser/checkout.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloaded, downloadedText, pdfText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { expireSlip, paySlipAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { type Words, startingWith } from '../support/browser/words.ts'
import { itfDigits } from '../support/itf-digits.ts'
import { barsOfPdf } from '../support/pdf-bars.ts'

/** What an address of the portal answers: status, type and text. */
const read = (page: Page, address: string) =>
  page.evaluate(async (from) => {
    const answer = await fetch(from)
    return [answer.status, answer.headers.get('content-type'), await answer.text()] as const
  }, address)

/** In about three weeks, when an overdue debt costs more than today. */
async function laterBankingDay(database: pg.Pool): Promise<string> {
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const { rows } = await database.query<{ day: string }>('select financial.next_banking_day(null, $1) as day', [later])
  return rows[0]!.day
}

/** Chooses the bank slip for a debt and makes it for today. */
async function askForSlip(page: Page, words: Words) {
  await hydrated(page)
  await chooseWay(page, words, 'Boleto')
  await page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) }).click()
  await page.waitForURL(/\/payments\/slip\//)
  return getPaymentId(page)
}

test('a student makes a bank slip, copies its number, and it is settled by the bank’s return', { tag: '@phone' }, async ({
  page,
  context,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await expectEverythingFits(page)
  const paymentId = await askForSlip(page, words)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Pagar com boleto'))
  // Once on the screen, and once more on paper below the bars.
  await expect(page.getByText(/^\d{5}\.\d{5} /).filter({ visible: true })).toHaveCount(1)
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Copiar código de barras') }).click()
  await expect(page.getByRole('button', { name: words('Código copiado') })).toBeVisible()
  const line = await page.evaluate(() => navigator.clipboard.readText())
  expect(getBoletoInfo(line)).toMatchObject({ amount: 123_456, bankCode: '999' })

  // Found again from anywhere.
  await page.goto(portalUrl('/'))
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: words('Buscar no portal') }).fill('boleto')
  await expect(page.getByRole('option', { selected: true })).toContainText(startingWith(words('Boleto de {0}')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portalUrl(`/financial/payments/slip/${paymentId}`))

  await page.getByRole('button', { name: words('Já paguei este boleto') }).click()
  await expect(page.getByText(words('O banco ainda não avisou'))).toBeVisible()
  await paySlipAtSandboxBank(page.request, database, paymentId)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await expect(page).toHaveTitle(/· Pagamento recebido ·/)
  await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Recibo de pagamento'))
  await expect(page.getByText(words('Boleto'))).toBeVisible()
  await expect(page.getByText(words('Número do pagamento no banco'))).toBeVisible()
  expect(await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF') }).click())).not.toContain('Pix')
})

test('a bank slip is had as PDF, and its page says and prints the same', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  isMobile,
}) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}` })
  await askForSlip(page, words)
  const line = (await page
    .getByText(/^\d{5}\.\d{5} /)
    .first()
    .textContent())!.replaceAll(/\D/g, '')
  const barcode = line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31)
  const bars = page.getByRole('img', { name: words('Código de barras do boleto de {amount}. O número ao lado diz o mesmo.') })
  expect(await scanned(bars)).toBe(barcode)

  const { name, bytes } = await downloaded(page, () => page.getByRole('link', { name: words('Baixar PDF do boleto') }).click())
  expect(name).toMatch(/^boleto-\d{17}\.pdf$/)
  const { width, height, picture } = await barsOfPdf(bytes)
  expect(itfDigits(picture)).toBe(barcode)
  expect([width, height].map(Math.round)).toEqual([103, 13])
  const text = await pdfText(bytes)

  const details = page.getByRole('region', { name: words('Dados do boleto') })
  // A phone folds them.
  if (isMobile) await details.locator('summary').first().click()
  await expect(details.getByRole('heading', { level: 3 })).toHaveText(['Pagador', 'Instruções', 'O que este boleto paga'].map(words))
  // What stands in boxes of the paper stands on the page too.
  for (const fact of await details.getByRole('definition').allTextContents()) {
    if (/\d{6}|\*/.test(fact)) expect(text).toContain(fact.trim())
  }
  await expect(details).toContainText(student.name)
  expect(text).toContain(student.name)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: words('Copiar código de barras') })).toBeHidden()
  await expect(details).toBeVisible()
  const { width: printed } = (await bars.boundingBox())!
  // 108 mm at 96 dots per inch: the bars and their quiet zone.
  expect(Math.round((printed * 25.4) / 96)).toBe(108)
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expectEverythingFits(page)
})

test('a bank slip’s PDF needs no scripts', async ({ page, browser, student, signInAs, words }) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}` })
  await askForSlip(page, words)
  const context = await browser.newContext({ storageState: await page.context().storageState(), javaScriptEnabled: false, locale: 'pt-BR' })
  const plain = await context.newPage()
  await plain.goto(page.url())
  const text = await downloadedText(plain, () => plain.getByRole('link', { name: words('Baixar PDF do boleto') }).click())
  expect(text).toContain('Ficha de compensação')
  await context.close()
})

test('an expired slip says so, and its second copy has the amount of its day', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.overdueDebtId}` })
  const first = await askForSlip(page, words)
  await expireSlip(database, first)
  await page.reload()
  await expect(page.getByText(words('Este boleto venceu'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: startingWith(words('Gerar outro boleto')) }).click()
  const make = page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) })
  await expect(make).toBeVisible()
  const today = await make.textContent()
  // Its day is chosen anew: with each one the debt costs more.
  const day = await laterBankingDay(database)
  await page.goto(`${page.url()}&on=${day}`)
  await expect(make).not.toHaveText(today!)
  const amount = /R\$\s[\d.,]+/.exec((await make.textContent())!)![0].replace(/\s/g, ' ')
  await make.click()
  await page.waitForURL((url) => url.pathname.includes('/slip/') && !url.pathname.endsWith(first))
  await expect(page.getByRole('button', { name: words('Copiar código de barras') })).toBeVisible()
  const text = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF do boleto') }).click())
  expect(text).toContain(`(=) Valor do documento ${amount}`)
  expect(text).toContain(day.split('-').reverse().join('/'))
})

test('whoever paid hands in what shows it, and takes it back', { tag: '@phone-only' }, async ({
  page,
  student,
  signInAs,
  words,
  problems,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}` })
  await askForSlip(page, words)
  await page.getByRole('button', { name: words('Já paguei este boleto') }).click()
  await expect(page.getByText(words('O banco ainda não avisou'))).toBeVisible()
  const chooser = page.locator('input[type=file]:not([capture])')
  await chooser.setInputFiles({ name: 'pagina.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
  await expect(page.getByText(words('O conteúdo do arquivo não é o que o nome diz.')).first()).toBeVisible()
  await chooser.setInputFiles({
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nComprovante\n%%EOF\n'),
  })
  const files = page.getByRole('list', { name: words('Arquivos') })
  await expect(files.getByRole('listitem').filter({ hasText: 'comprovante.pdf' })).toContainText('Enviado')
  await expectAccessible()
  await expectEverythingFits(page)

  await page.reload()
  const kept = files.getByRole('link', { name: 'comprovante.pdf' })
  const address = (await kept.getAttribute('href'))!
  expect(await read(page, address)).toEqual([200, 'application/pdf', expect.stringContaining('Comprovante')])
  await hydrated(page)
  await page.getByRole('button', { name: words('Remover {name}') }).click()
  await expect(kept).toBeHidden()
  problems.allow(/status of 404/)
  await expect.poll(async () => (await read(page, address))[0]).toBe(404)
})
