import { addChargedRequest, requestStatus } from '../support/browser/charged-requests.ts'
import { askForPix, chooseWay, payByCard, getPaymentId } from '../support/browser/checkout.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { expirePayment, payAtSandboxBank, paySlipAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { startingWith } from '../support/browser/words.ts'

test('a request is paid by a Pix of three minutes, which is renewed, and leads back to it', { tag: '@phone-only' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
}) => {
  const { requestId, debtId, description } = await addChargedRequest(database, student)
  const address = `/academic-services/my-requests/${requestId}`
  await signInAs(student.username, { path: `/financial/payments/${debtId}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(description)
  await expect(page.getByRole('link', { name: words('Acompanhar o requerimento') })).toHaveAttribute('href', address)

  await expectEverythingFits(page)
  const first = await askForPix(page, words)
  await expect(page.getByRole('timer')).toHaveText(/^Pague em até [23]:\d\d.*Se o tempo acabar/)
  await expectEverythingFits(page)

  await expirePayment(database, first)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Gerar outro código')) }).click()
  await page.waitForURL((url) => url.pathname.includes('/pix/') && !url.pathname.endsWith(first))
  await expect(page.getByRole('timer')).toHaveText(/^Pague em até [23]:\d\d\. /)
  await payAtSandboxBank(page.request, database, getPaymentId(page))
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Acompanhar o requerimento') })).toHaveAttribute('href', address)
  await expect.poll(() => requestStatus(database, requestId)).toBe('open')

  await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
  await page.waitForURL(/\/receipts\//)
  await expect(page.getByRole('heading', { level: 1, name: words('Recibo de pagamento') })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: description })).toBeVisible()
})

test('a request is paid by slip, and goes on when the bank’s return comes', async ({ page, student, database, signInAs, words }) => {
  const { requestId, debtId } = await addChargedRequest(database, student)
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${debtId}` })
  await chooseWay(page, words, 'Boleto')
  await page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) }).click()
  await page.waitForURL(/\/payments\/slip\//)
  expect(await requestStatus(database, requestId)).toBe('waiting_for_payment')
  await paySlipAtSandboxBank(page.request, database, getPaymentId(page))
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await page.getByRole('link', { name: words('Acompanhar o requerimento') }).click()
  await page.waitForURL(new RegExp(`/my-requests/${requestId}`))
  await expect.poll(() => requestStatus(database, requestId)).toBe('open')
})

test('a request is paid by card in one installment, and goes on', async ({ page, student, database, signInAs, words }) => {
  const { requestId, debtId } = await addChargedRequest(database, student)
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${debtId}&method=credit_card` })
  await payByCard(page, words)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await page.getByRole('link', { name: words('Acompanhar o requerimento') }).click()
  await page.waitForURL(new RegExp(`/my-requests/${requestId}`))
  await expect.poll(() => requestStatus(database, requestId)).toBe('open')
})

test('a Pix that the bank takes after its three minutes still moves the request on', async ({
  page,
  student,
  database,
  signInAs,
  words,
}) => {
  const { requestId, debtId } = await addChargedRequest(database, student)
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${debtId}` })
  const paymentId = await askForPix(page, words)
  await expirePayment(database, paymentId)
  await page.reload()
  await expect(page.getByRole('button', { name: startingWith(words('Gerar outro código')) })).toBeVisible()
  await payAtSandboxBank(page.request, database, paymentId)
  await expect.poll(() => requestStatus(database, requestId)).toBe('open')
  await page.reload()
  await expect(page.getByRole('link', { name: words('Acompanhar o requerimento') })).toBeVisible()
})
