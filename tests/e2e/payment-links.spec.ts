import type { Page } from '@playwright/test'
import { addOwnCampaign } from '../support/browser/campaigns.ts'
import { chooseWay, payByCard } from '../support/browser/checkout.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { downloadedText } from '../support/browser/pdf.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { askAgain, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { type Words, startingWith } from '../support/browser/words.ts'

const locale = 'pt-BR'

/** Makes a link on the page of a debt, which students find among the other ways to pay. @returns its address */
async function makeLink(page: Page, words: Words): Promise<string> {
  await hydrated(page)
  const ofStaff = page.getByRole('button', { name: words('Enviar para quem paga') })
  const others = page.getByRole('button', { name: /^Outras formas/ })
  await expect(ofStaff.or(others)).toBeVisible()
  if (await others.isVisible()) {
    await others.click()
    await page.getByRole('button', { name: startingWith(words('Pedir para outra pessoa pagar')) }).click()
  } else await ofStaff.click()
  const code = page.getByText(/\/financial\/payment-links\//)
  await expect(code).toBeVisible()
  return (await code.textContent())!.trim()
}

const paymentOf = (page: Page) => new URL(page.url()).searchParams.get('payment')!

test('a student sends a link, and somebody without an account pays by it', { tag: '@phone-only' }, async ({
  page,
  browser,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  const address = await makeLink(page, words)
  await expectEverythingFits(page)

  const context = await browser.newContext({ locale, timezoneId: 'America/Sao_Paulo', viewport: page.viewportSize() })
  const other = await context.newPage()
  await other.clock.install({ time: Date.now() })
  const answer = await other.goto(address)
  const { 'referrer-policy': referrer, 'x-robots-tag': robots, 'cache-control': cache } = answer!.headers()
  expect([referrer, robots, cache]).toEqual(['no-referrer', 'noindex, nofollow', expect.stringContaining('no-store')])
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words('Pagamento'))
  await expect(other.getByText(/1[.,]?234[.,]56/).first()).toBeVisible()
  const html = await other.content()
  expect(html).not.toContain(student.name)
  expect(html).not.toContain(student.username)
  await expectAccessible(other)
  await expectEverythingFits(other)

  await hydrated(other)
  await other.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await expect(other.getByRole('button', { name: words('Copiar código') })).toBeVisible()
  await expectEverythingFits(other)
  await payAtSandboxBank(other.request, database, paymentOf(other))
  await askAgain(other)
  await expect(other.getByText(words('Pago em {day}'))).toBeVisible()
  await expectAccessible(other)
  const receipt = other.getByRole('link', { name: words('Baixar recibo (PDF)') })
  expect(await downloadedText(other, () => receipt.click())).toContain('Total pago')
  await context.close()
})

test('a bank slip is made by a link too, and inside the portal for whoever is signed in', async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  const address = await makeLink(page, words)
  await page.goto(`${address}?method=bank_slip`)
  await expect(page.getByRole('banner')).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) }).click()
  await expect(page.getByRole('button', { name: words('Copiar código de barras') })).toBeVisible()

  // Whoever was sent the link has it on paper too, with no more of the student than a slip needs.
  await page.context().clearCookies()
  await page.reload()
  await expect(page.getByRole('region', { name: words('Dados do boleto') })).toContainText(/Aluno \d\./)
  expect(await page.content()).not.toContain(student.name)
  await expectAccessible()
  await expectEverythingFits(page)
  const text = await downloadedText(page, () => page.getByRole('link', { name: words('Baixar PDF do boleto') }).click())
  expect(text).toContain('Ficha de compensação')
  expect(text).not.toContain(student.name)
  await page.goto(`${page.url()}&report=failed`)
  await expect(page.getByText(words('Não foi possível gerar o PDF'))).toBeVisible()
})

test('somebody without an account pays a link by card, which takes the discount of a campaign', async ({
  page,
  browser,
  locale,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await addOwnCampaign(database, [student.overdueDebtId], { methods: ['pix', 'credit_card'] })
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.overdueDebtId}` })
  const address = await makeLink(page, words)
  const context = await browser.newContext({ locale, timezoneId: 'America/Sao_Paulo', viewport: page.viewportSize() })
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByText(words('desconto {name}, até {day}'))).toBeVisible()
  await chooseWay(other, words, 'Cartão de crédito')
  await payByCard(other, words, '4000000000000002')
  await expect(other.getByRole('alert').getByText(words('O banco do cartão não autorizou. Ele pode dizer por quê.'))).toBeVisible()
  await expectAccessible(other)
  await expectEverythingFits(other)
  await other.getByRole('link', { name: startingWith(words('Pagar de outra forma')) }).click()
  await payByCard(other, words, '4111111111111111')
  await expect(other.getByText(words('Pago em {day}'))).toBeVisible()
  await context.close()
  await page.goto(portalUrl(`/financial/payments/${student.overdueDebtId}`))
  await expect(page.getByText(/450,00/).first()).toBeVisible()
})

test('staff with the permission send a link, and the student gives it up', async ({ page, student, signInAs, words, problems }) => {
  problems.allow(/status of 404/)
  await signInAs('gina.financas', { path: `/financial/payments/${student.openDebtId}` })
  const address = await makeLink(page, words)
  expect(address).toContain('/financial/payment-links/')
  await expect(page.getByRole('heading', { name: words('Links enviados') })).toBeVisible()
  await signInAs(student.username, { path: '/financial/payments' })
  await page.getByRole('button', { name: words('Cancelar o link de {names}') }).click()
  await expect(page.getByRole('heading', { name: words('Links enviados') })).toBeHidden()
  const answer = await page.goto(address)
  expect(answer!.status()).toBe(404)
  await expect(page.getByText(words('Link inválido'))).toBeVisible()
})
