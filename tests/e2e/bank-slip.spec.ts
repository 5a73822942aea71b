import { getBoletoInfo } from '@brazilian-utils/brazilian-utils'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { expireSlip, paySlipAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { locales, onAPhone, type Words } from '../support/browser/words.ts'

const paymentIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

/** What an address of the portal answers: status, type and text. */
const read = (page: Page, address: string) =>
  page.evaluate(async (from) => {
    const answer = await fetch(from)
    return [answer.status, answer.headers.get('content-type'), await answer.text()] as const
  }, address)

/** Chooses the bank slip for a debt and makes it for today. */
async function askForSlip(page: Page, words: Words) {
  await page.getByRole('radio', { name: words('Boleto') }).or(page.getByRole('radio', { name: /Boleto|Bank slip/ })).first().check()
  await page.getByRole('button', { name: words('Gerar boleto de {amount}') }).click()
  await page.waitForURL(/\/payments\/slip\//)
  return paymentIdOf(page)
}

for (const locale of locales) {
  test.describe(`in ${locale}`, { tag: onAPhone(locale) }, () => {
    test.use({ locale })

    test('a student makes a bank slip, copies its number, and it is settled by the bank’s return', async ({ page, context, student, signInAs, words, database, expectAccessible }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
      await page.getByRole('link', { name: words('Outras formas de pagar') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Como você quer pagar?'))
      await expectAccessible()
      await expectEverythingFits(page)
      const paymentId = await askForSlip(page, words)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Boleto'))
      await expectAccessible()
      await expectEverythingFits(page)
      await page.getByRole('button', { name: words('Copiar número do boleto') }).click()
      await expect(page.getByRole('button', { name: words('Código copiado') })).toBeVisible()
      const line = await page.evaluate(() => navigator.clipboard.readText())
      expect(getBoletoInfo(line)).toMatchObject({ amount: 123_456, bankCode: '999' })

      await page.getByRole('button', { name: words('Já paguei este boleto') }).click()
      await expect(page.getByText(words('O banco ainda não avisou'))).toBeVisible()
      await expectAccessible()
      await paySlipAtSandboxBank(page.request, database, paymentId)
      await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
      await page.getByRole('link', { name: words('Ver recibo') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Recibo de pagamento'))
      await expect(page.getByText(words('Boleto'))).toBeVisible()
      await expectAccessible()
    })
  })
}

test('an expired slip says so, and its second copy has the amount of its day', async ({ page, student, signInAs, words, database, expectAccessible }) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.overdueDebtId}` })
  const first = await askForSlip(page, words)
  await expireSlip(database, first)
  await page.reload()
  await expect(page.getByText(words('Este boleto venceu'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: words('Gerar segunda via') }).click()
  await page.getByRole('button', { name: words('Gerar boleto de {amount}') }).click()
  await page.waitForURL((url) => url.pathname.includes('/slip/') && !url.pathname.endsWith(first))
  await expect(page.getByRole('button', { name: words('Copiar número do boleto') })).toBeVisible()
})

test('the amount of another day is asked for before the slip is made', { tag: '@once' }, async ({ page, student, signInAs, words }) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.overdueDebtId}&method=bank_slip` })
  const make = page.getByRole('button', { name: words('Gerar boleto de {amount}') })
  const today = await make.textContent()
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(portalUrl(`/financial/payment-checkout?debts=${student.overdueDebtId}&method=bank_slip&on=${day}`))
  await expect(make).not.toHaveText(today!)
  await make.click()
  await page.waitForURL(/\/payments\/slip\//)
})

test('a debt that was paid elsewhere meanwhile is not charged, and the page says so', { tag: '@once' }, async ({ page, student, signInAs, words, database, problems }) => {
  problems.allow(/status of 4\d\d/)
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}&method=bank_slip` })
  await page.waitForLoadState('networkidle')
  const other = await page.context().newPage()
  await other.goto(portalUrl(`/financial/payment-checkout?debts=${student.openDebtId}&method=bank_slip`))
  await other.getByRole('button', { name: words('Gerar boleto de {amount}') }).click()
  await other.waitForURL(/\/payments\/slip\//)
  await paySlipAtSandboxBank(other.request, database, paymentIdOf(other))
  await page.getByRole('button', { name: words('Gerar boleto de {amount}') }).click()
  await expect(page.getByText(words('Este débito não está mais em aberto'))).toBeVisible()
})

test('whoever paid hands in what shows it, and takes it back', async ({ page, student, signInAs, words, problems, expectAccessible }) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}` })
  await askForSlip(page, words)
  await page.getByRole('button', { name: words('Já paguei este boleto') }).click()
  await expect(page.getByText(words('O banco ainda não avisou'))).toBeVisible()
  const chooser = page.locator('input[type=file]:not([capture])')
  await chooser.setInputFiles({ name: 'pagina.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
  await expect(page.getByText(words('O conteúdo do arquivo não é o que o nome diz.')).first()).toBeVisible()
  await chooser.setInputFiles({ name: 'comprovante.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nComprovante\n%%EOF\n') })
  const files = page.getByRole('list', { name: words('Arquivos') })
  await expect(files.getByRole('listitem').filter({ hasText: 'comprovante.pdf' })).toContainText('Enviado')
  await expectAccessible()
  await expectEverythingFits(page)

  await page.reload()
  const kept = files.getByRole('link', { name: 'comprovante.pdf' })
  const address = (await kept.getAttribute('href'))!
  expect(await read(page, address)).toEqual([200, 'application/pdf', expect.stringContaining('Comprovante')])
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: words('Remover {name}') }).click()
  await expect(kept).toBeHidden()
  problems.allow(/status of 404/)
  await expect.poll(async () => (await read(page, address))[0]).toBe(404)
})

test('the details of a debt say by which rules it is reckoned', async ({ page, student, signInAs, words, expectAccessible }) => {
  await signInAs(student.username, { path: `/financial/payments/${student.overdueDebtId}` })
  await page.getByText(words('Regras de descontos e atrasos')).click()
  await expect(page.getByText(words('Depois do vencimento: multa de {fine}, uma vez, e juros de {interest} ao mês, contados por dia.'))).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Juros de mora' })).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
})
