import type { Page } from '@playwright/test'
import { appConfig } from '../../app.config.ts'
import { askForPix, payByCard, paymentIdOf } from '../support/browser/checkout.ts'
import { amid } from '../support/browser/due-dates.ts'
import { failBank, giveOwnAmount, postNotification, setAmount } from '../support/browser/failing-bank.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { giveOwnInstitution } from '../support/browser/institutions.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { chargesOf, decideCardAtSandbox, expirePayment, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { ask, serverFunctions } from '../support/browser/server-functions.ts'
import { settleOverdueDebt } from '../support/browser/reenrollments.ts'
import { startingWith } from '../support/browser/words.ts'

const checkout = (debtId: number, method: string) => `/financial/payment-checkout?debts=${debtId}&method=${method}`

/** The next answer of a server function is lost on its way, after all was done. @returns whether it was */
async function loseAnswerOf(page: Page, functionName: string) {
  let isLost = false
  await page.route(`**/${serverFunctions().get(functionName)!}*`, async (route) => {
    if (isLost) return route.continue()
    isLost = true
    // Only browsers find names under localhost on this machine.
    const { hostname, href, origin } = new URL(route.request().url())
    await ask({
      host: hostname,
      method: 'POST',
      path: href.slice(`${origin}${appConfig.basePath}`.length),
      headers: await route.request().allHeaders(),
      body: route.request().postData()!,
    })
    await route.abort('connectionreset')
  })
  return () => isLost
}

test('an institution that takes no money here says so, on the debt and where its payment would be', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await giveOwnInstitution(database, student, { methods: [] })
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await expect(page.getByText(words('Nenhuma forma de pagamento disponível'))).toBeVisible()
  await expect(page.getByText(words('A instituição não oferece pagamento por aqui. Fale com o setor financeiro.'))).toBeVisible()
  await expect(page.getByRole('button', { name: startingWith(words('Pagar {amount} com Pix')) })).toBeHidden()
  await expectAccessible()
  await page.goto(portalUrl(checkout(student.openDebtId, 'pix')))
  await expect(page.getByText(words('Nenhuma forma de pagamento disponível'))).toBeVisible()
  await expectAccessible()
})

test('a Pix that the bank did not make charges nothing, and is made by pressing again', { tag: '@phone-only' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 5\d\d/)
  const bankIsBack = await failBank(database, 'charge', await giveOwnAmount(database, student.openDebtId))
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Pagar {amount} com Pix')) }).click()
  await expect(page.getByText(words('Não foi possível gerar o Pix agora'))).toBeVisible()
  await expect(page.getByText(words('Nada foi cobrado. Tente de novo em alguns minutos.'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await bankIsBack()
  await askForPix(page, words)
  await expect(page.getByText(/^000201/).first()).toBeVisible()
  expect(await chargesOf(database, student.openDebtId)).toBe(1)
})

test('a slip that the bank did not register is told of, and its page shows it once the bank answers', async ({
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
  await expect(
    page
      .getByText(words('Não foi possível gerar o boleto agora'))
      .or(page.getByText(words('Não foi possível registrar o boleto no banco'))),
  ).toBeVisible()
  await expectAccessible()
  await bankIsBack()
  if (page.url().includes('payment-checkout'))
    await page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) }).click()
  await expect(page.getByRole('button', { name: words('Copiar código de barras') })).toBeVisible({ timeout: 90_000 })
  expect(await chargesOf(database, student.openDebtId)).toBe(1)
})

test('a Pix that cannot be renewed now says so, and is renewed later', async ({
  page,
  student,
  signInAs,
  words,
  database,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 5\d\d/)
  const amount = await giveOwnAmount(database, student.openDebtId)
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  const first = await askForPix(page, words)
  await expirePayment(database, first)
  const bankIsBack = await failBank(database, 'charge', amount)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Gerar outro código')) }).click()
  await expect(page.getByText(words('Não foi possível gerar outro código agora'))).toBeVisible()
  await expectAccessible()
  await bankIsBack()
  await page.getByRole('button', { name: startingWith(words('Gerar outro código')) }).click()
  await page.waitForURL((url) => url.pathname.includes('/pix/') && !url.pathname.endsWith(first))
  await expect(page.getByText(/^000201/).first()).toBeVisible()
})

test('a Pix whose debts were paid elsewhere meanwhile is not made anew', async ({
  page,
  student,
  signInAs,
  words,
  database,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of [45]\d\d/)
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await expirePayment(database, await askForPix(page, words))
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(words('Este código expirou'))).toBeVisible()
  await settleOverdueDebt(database, { ...student, overdueDebtId: student.openDebtId })
  await page.getByRole('button', { name: startingWith(words('Gerar outro código')) }).click()
  await expect(page.getByText(words('Não é preciso pagar de novo'))).toBeVisible()
  await expect(page.getByRole('button', { name: startingWith(words('Gerar outro código')) })).toBeHidden()
  await expectAccessible()
})

test('an amount that was corrected meanwhile is told, and asked about again', async ({
  page,
  student,
  signInAs,
  words,
  database,
  problems,
  expectAccessible,
}) => {
  problems.allow(/status of 4\d\d/)
  await signInAs(student.username, { path: checkout(student.openDebtId, 'credit_card') })
  await hydrated(page)
  await setAmount(database, student.openDebtId, 200_000)
  await payByCard(page, words)
  await expect(page.getByText(words('O valor mudou'))).toBeVisible()
  await expect(page.getByText(words('Agora são {amount}. Confira e confirme de novo: nada foi cobrado.'))).toContainText(/2\.000,00/)
  await expect(page.getByLabel(words('Nome no cartão'))).toHaveValue('ANA SOUZA')
  expect(await chargesOf(database, student.openDebtId)).toBe(0)
  await expectAccessible()
  await page.getByRole('button', { name: startingWith(words('Pagar {amount} com cartão')) }).click()
  await page.waitForURL(/\/payments\/card\//)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await expect(page.getByText(/2\.000,00/).first()).toBeVisible()
})

test('a card whose answer is lost is not said to be free, and pressing again charges no second time', { tag: '@phone-only' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  problems,
  expectAccessible,
}) => {
  problems.allow(/Failed to (load|fetch)/)
  await signInAs(student.username, { path: checkout(student.openDebtId, 'credit_card') })
  const isLost = await loseAnswerOf(page, 'chargeCard')
  await payByCard(page, words)
  await expect(page.getByText(words('Não foi possível confirmar este pagamento'))).toBeVisible()
  await expect(page.getByText(words('Nada foi cobrado. Tente de novo em alguns minutos.'))).toBeHidden()
  await expectAccessible()
  await expectEverythingFits(page)
  expect(isLost()).toBe(true)
  await page.getByRole('button', { name: startingWith(words('Pagar {amount} com cartão')) }).click()
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  expect(await chargesOf(database, student.openDebtId)).toBe(1)
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
  const paymentId = paymentIdOf(page)
  await page.getByRole('link', { name: words('Voltar aos pagamentos') }).click()
  await expect(page.getByText(words('Cartão em análise'))).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: words('Acompanhar o pagamento') }).click()
  await expect(page).toHaveURL(new RegExp(paymentId))

  await page.goto(portalUrl(`/financial/payments/${student.overdueDebtId}`))
  await expect(page.getByText(words('Cartão em análise: não pague de novo'))).toBeVisible()
  for (const way of ['Outras formas de pagar', 'Ver planos de acordo'])
    await expect(page.getByRole('link', { name: words(way) })).toBeHidden()
  await expect(page.getByRole('button', { name: startingWith(words('Pagar {amount} com Pix')) })).toBeHidden()
  await expectAccessible()
  await expectEverythingFits(page)
  await page.goto(portalUrl('/'))
  await expect(page.getByText(words('Você deve hoje'))).toBeHidden()
  await page.getByRole('link', { name: words('Acompanhar o pagamento de {amount}, {name}') }).click()
  await expect(page.getByText(words('Estamos esperando a resposta da operadora do cartão'))).toBeVisible()
  await decideCardAtSandbox(page.request, database, paymentId, 'deny')
  await expect(page.getByText(words('Nada foi cobrado no cartão'))).toBeVisible()
  await page.getByRole('link', { name: words('Voltar aos pagamentos') }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
})

test('a forged notification changes nothing', async ({ page, student, signInAs, words, database }) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  const paymentId = await askForPix(page, words)
  expect(await postNotification(JSON.stringify({ pix: [{ txid: paymentId.replaceAll('-', '') }] }), 'forged')).toBe(401)
  await page.reload()
  await expect(page.getByRole('button', { name: words('Copiar código Pix') })).toBeVisible()
  await payAtSandboxBank(page.request, database, paymentId)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
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
  await expect(page.getByRole('table').getByText(/Pagamento por Pix, recebido depois do prazo/)).toBeVisible()
  await expectAccessible()
  const csv = await page.evaluate(async (address) => (await fetch(address)).text(), portalUrl('/financial/statement/csv'))
  expect(csv).toContain('Pagamento, recebido depois do prazo')
})

test('what is paid twice in two ways is credit, and says so wherever it shows', async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
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
  await expectAccessible()
  await page.goto(portalUrl('/financial/statement'))
  await expect(page.getByRole('table').getByText(amid(words('Crédito por pagamento a mais')))).toBeVisible()
  await expectAccessible()
})

test('a receipt whose PDF cannot be made says so on its page', async ({ page, student, signInAs, words, database, expectAccessible }) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  const paymentId = await askForPix(page, words)
  await payAtSandboxBank(page.request, database, paymentId)
  await page.goto(portalUrl(`/financial/payments/receipts/${paymentId}?report=failed`))
  await expect(page.getByText(words('Não foi possível gerar o PDF'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Baixar PDF') })).toBeVisible()
  await expectAccessible()
})

test.describe('where an approved payment gives way to its receipt', () => {
  test('ten seconds are counted down aloud, and the receipt opens', async ({
    page,
    student,
    signInAs,
    words,
    database,
    expectAccessible,
  }) => {
    await giveOwnInstitution(database, student, { leavesApproved: true })
    await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
    const paymentId = await askForPix(page, words)
    await payAtSandboxBank(page.request, database, paymentId)
    await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
    await page.clock.install({ time: Date.now() })
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('timer')).toHaveText(words('O recibo abre em {left} segundos'))
    await page.clock.runFor(1_000)
    await expect(
      page.getByText(words('O recibo abre em {left} segundos. Para continuar nesta página, use o botão Ficar aqui.')),
    ).toHaveAttribute('aria-live', 'polite')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('heading', { level: 1, name: words('Recibo de pagamento') })).toBeVisible()
    await expectAccessible()
  })

  test('whoever reads on stops that', async ({ page, student, signInAs, words, database, expectAccessible }) => {
    await giveOwnInstitution(database, student, { leavesApproved: true })
    await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
    const paymentId = await askForPix(page, words)
    await payAtSandboxBank(page.request, database, paymentId)
    await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
    await page.clock.install({ time: Date.now() })
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(3_000)
    await page.getByRole('button', { name: words('Ficar aqui') }).click()
    await expect(page.getByRole('timer')).toBeHidden()
    await expectAccessible()
    await page.clock.runFor(30_000)
    await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/pix/${paymentId}`))
  })
})
