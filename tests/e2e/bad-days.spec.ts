import { askForPix, payByCard, getPaymentId } from '../support/browser/checkout.ts'
import { amid } from '../support/browser/due-dates.ts'
import { failBank, giveOwnAmount } from '../support/browser/failing-bank.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { getCharges, decideCardAtSandbox, expirePayment, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { startingWith } from '../support/browser/words.ts'

const checkout = (debtId: number, method: string) => `/financial/payment-checkout?debts=${debtId}&method=${method}`

test('a slip that the bank does not register is not made, and pressing again makes one once the bank answers', async ({
  page,
  student,
  signInAs,
  words,
  database,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 5\d\d/)
  const bankIsBack = await failBank(database, 'slip', await giveOwnAmount(database, student.openDebtId))
  await signInAs(student.username, { path: checkout(student.openDebtId, 'bank_slip') })
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) }).click()
  // The bank answers the press itself: a slip that is ordered and not registered yet is another state, of the slip's own page.
  await expect(page.getByText(words('Não foi possível gerar o boleto agora'))).toBeVisible()
  await expect(page).toHaveURL(/payment-checkout/)
  await expectAccessible()
  await bankIsBack()
  await page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) }).click()
  await expect(page.getByRole('button', { name: words('Copiar código de barras') })).toBeVisible()
  expect(await getCharges(database, student.openDebtId)).toBe(1)
})

test('a debt for which a card is looked at says so, and leads to that payment instead of a second one', async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: checkout(student.overdueDebtId, 'credit_card') })
  await payByCard(page, words, '4000000000000077')
  await page.waitForURL(/\/payments\/card\//)
  const paymentId = getPaymentId(page)
  await page.getByRole('link', { name: words('Voltar aos pagamentos') }).click()
  await expect(page.getByText(words('Cartão em análise'))).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: words('Acompanhar o pagamento') }).click()
  await expect(page).toHaveURL(new RegExp(paymentId))

  await page.goto(portalUrl(`/financial/payments/${student.overdueDebtId}`))
  await expect(page.getByText(words('Cartão em análise: não pague de novo'))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Outras formas/ })).toBeHidden()
  await expect(page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })).toBeHidden()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.goto(portalUrl('/'))
  await expect(page.getByText(words('Total em atraso'))).toBeHidden()
  await page.getByRole('link', { name: words('Acompanhar o pagamento de {amount}, {name}') }).click()
  await expect(page.getByText(words('Estamos esperando a resposta da operadora do cartão'))).toBeVisible()
  await decideCardAtSandbox(page.request, database, paymentId, 'deny')
  await expect(page.getByText(words('Nada foi cobrado no cartão'))).toBeVisible()
  await page.getByRole('link', { name: words('Voltar aos pagamentos') }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
})

test('money that comes late is told on the payment, its receipt, the debt and the statement', { tag: '@phone-only' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  const paymentId = await askForPix(page, words)
  await expirePayment(database, paymentId)
  await payAtSandboxBank(page.request, database, paymentId)
  await page.reload()
  await expect(page.getByText(words('Recebido depois do prazo'))).toBeVisible()
  await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
  await expect(page.getByText(words('Recebido depois do prazo'))).toBeVisible()
  await page.goto(portalUrl(`/financial/payments/${student.openDebtId}`))
  await expect(page.getByText(/recebido depois do prazo/)).toBeVisible()
  await expect(
    page.getByText(words('O débito está pago, mesmo que o dinheiro tenha chegado depois do prazo. Não é preciso fazer mais nada.')),
  ).toBeVisible()
  await expectAccessible()
  await page.goto(portalUrl('/financial/statement'))
  await expect(page.getByText(/Pix, recebido depois do prazo$/).first()).toBeVisible()
  const csv = await page.evaluate(async (address) => (await fetch(address)).text(), portalUrl('/financial/statement/csv'))
  expect(csv).toContain('Pagamento, recebido depois do prazo')
})

test('what is paid twice in two ways is credit, and says so wherever it shows', async ({ page, student, signInAs, words, database }) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  const pix = await askForPix(page, words)
  await page.goto(portalUrl(checkout(student.openDebtId, 'credit_card')))
  await payByCard(page, words)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  // Banking applications that had read the code before pay it all the same.
  await payAtSandboxBank(page.request, database, pix)
  await page.goto(portalUrl(`/financial/payments/pix/${pix}`))
  await expect(page.getByText(words('Crédito de {0}')).first()).toBeVisible()
  await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
  await expect(page.getByRole('term').filter({ hasText: amid(words('Crédito')) })).toBeVisible()
  await page.goto(portalUrl(`/financial/payments/${student.openDebtId}`))
  await expect(page.getByText(words('O que acontece com o crédito'))).toBeVisible()
  await expect(page.getByText(/ficou como crédito/)).toBeVisible()
  await page.goto(portalUrl('/financial/statement'))
  await page.getByText(words('Cobranças e saldo')).first().click()
  await expect(page.getByRole('link', { name: startingWith(words('Crédito por pagamento a mais')) })).toBeVisible()
})
