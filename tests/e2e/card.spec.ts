import type { Page } from '@playwright/test'
import { fillCard, payByCard, getPaymentId } from '../support/browser/checkout.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloadedText } from '../support/browser/pdf.ts'
import { cardOrderAtSandbox, decideCardAtSandbox } from '../support/browser/sandbox-bank.ts'
import { type Words, startingWith } from '../support/browser/words.ts'

const cards = { approved: '4111111111111111', refused: '4000000000000002', pending: '4000000000000077', unanswered: '4000000000000119' }
const checkout = (debtId: number) => `/financial/payment-checkout?debts=${debtId}&method=credit_card`

async function pay(page: Page, words: Words, number: string) {
  await payByCard(page, words, number)
  await page.waitForURL(/\/payments\/card\//)
}

test('a student pays by card in installments and gets a receipt; the card goes to the acquirer alone', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.postData()?.includes(cards.approved)) sent.push(new URL(request.url()).pathname)
  })
  await signInAs(student.username, { path: checkout(student.openDebtId) })
  const number = page.getByLabel(words('Número do cartão'))
  await expect(number).toHaveAttribute('autocomplete', 'cc-number')
  await expect(page.getByLabel(words('Nome no cartão'))).toHaveAttribute('autocomplete', 'cc-name')
  await expect(page.getByLabel(words('Validade'))).toHaveAttribute('autocomplete', 'cc-exp')
  await expect(page.getByLabel(words('Código (CVV)'))).toHaveAttribute('autocomplete', 'cc-csc')
  await expectEverythingFits(page)
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Pagar {amount} com cartão')) }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await page.getByLabel(words('Parcelas')).selectOption('3')
  await pay(page, words, cards.approved)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  expect(sent).toEqual(['/academic-services/sandbox/cards/tokens'])
  expect(await cardOrderAtSandbox(database, getPaymentId(page))).toEqual({ brand: 'visa', last_four: '1111', installments: 3 })
  await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Recibo de pagamento'))
  await expect(page.getByText(words('{card}, em {installments}x de {each}'))).toHaveText(/Visa .*1111.*3x/)
  await expect(page.getByText(words('Número na operadora do cartão'))).toBeVisible()
  const proof = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF') }).click())
  expect(proof).toMatch(/Visa \D+ 1111, /)
  expect(proof).not.toContain('Pix')
})

test('a card that is looked at waits, tells as soon as it is decided, and no other is charged meanwhile', async ({
  page,
  student,
  signInAs,
  words,
  database,
  context,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 409|Failed to load/)
  await signInAs(student.username, { path: checkout(student.openDebtId) })
  const second = await context.newPage()
  await second.goto(page.url())
  await fillCard(second, words, cards.approved)
  await pay(page, words, cards.pending)
  await expect(page.getByText(words('Estamos esperando a resposta da operadora do cartão'))).toBeVisible()
  await expectAccessible()
  const paymentId = getPaymentId(page)
  // Typed before, sent after: said so, not led to the first without a word.
  await second.getByRole('button', { name: startingWith(words('Pagar {amount} com cartão')) }).click()
  await expect(second.getByText(words('Cartão em análise: não pague de novo'))).toBeVisible()
  await expect(second.getByRole('button', { name: /^Outras formas/ })).toBeHidden()
  await second.getByRole('link', { name: words('Acompanhar o pagamento') }).click()
  await expect(second).toHaveURL(new RegExp(paymentId))
  await expect(page.getByText(words('Estamos esperando a resposta da operadora do cartão'))).toBeVisible()
  await decideCardAtSandbox(page.request, database, paymentId, 'approve')
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
})
