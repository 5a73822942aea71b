import { addOverdueDebt, addOwnCampaign } from '../support/browser/campaigns.ts'
import { chooseWay } from '../support/browser/checkout.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { holdScripts } from '../support/browser/hold-scripts.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { startingWith } from '../support/browser/words.ts'

/** 500.00 less a tenth, without its fine and interest. */
const reduced = /450[.,]00/
/** With 2% fine and five days of 1% a month. */
const full = /510[.,]83/

test('a student pays the price of a campaign wherever there is a button to pay, and without it by a small link', {
  tag: '@phone-only',
}, async ({ page, student, signInAs, words, database, expectAccessible }) => {
  const campaignId = await addOwnCampaign(database, [student.overdueDebtId])
  const byPix = page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })
  const usual = page.getByRole('link', { name: startingWith(words('Pagar {usual} sem o desconto')) })
  const price = page.getByRole('region', { name: words('Valor e pagamento') })
  const discount = page.getByText(words('desconto {name}, até {day}'))
  await signInAs(student.username)
  const owed = page.getByRole('region', { name: words('Em atraso') })
  await expect(owed.getByRole('insertion').first()).toHaveText(reduced)
  await expect(owed.getByRole('deletion').first()).toHaveText(full)
  await expect(owed.getByRole('link', { name: startingWith(words('Pagar')) })).toHaveAccessibleName(reduced)
  await expectAccessible()
  await expectEverythingFits(page)
  await owed.getByRole('link', { name: startingWith(words('Pagar')) }).click()
  await expect(byPix).toHaveAccessibleName(reduced)
  await page.goto(portalUrl('/financial/payments'))
  await expect(page.getByRole('status').filter({ hasText: reduced })).toBeVisible()
  await expect(page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })).toHaveAccessibleName(reduced)
  await expectAccessible()
  await expectEverythingFits(page)
  await usual.click()
  await expect(byPix).toHaveAccessibleName(full)
  await page.getByRole('link', { name: startingWith(words('Pagar com desconto')) }).click()
  await expect(byPix).toHaveAccessibleName(reduced)
  await expect(discount).toBeVisible()
  await expect(price.getByRole('deletion')).toHaveText(full)
  await expectAccessible()
  await expectEverythingFits(page)
  await chooseWay(page, words, 'Cartão de crédito')
  await expect(page.getByRole('button', { name: startingWith(words('Pagar {amount} com cartão')) })).toHaveText(full)
  await page.goto(portalUrl('/financial/agreements/new?step=debts'))
  await expect(page.getByRole('link', { name: startingWith(words('Com o desconto: {now}')) })).toHaveAccessibleName(reduced)
  await page.goto(portalUrl(`/financial/agreements/new?debts=${student.overdueDebtId}`))
  const today = page.getByRole('link', { name: startingWith(words('Pagar hoje, {price}')) })
  await expect(today).toHaveAccessibleName(reduced)
  await today.click()
  await expect(byPix).toHaveAccessibleName(reduced)
  await page.goto(portalUrl(`/financial/payments/${student.overdueDebtId}`))
  await expect(byPix).toHaveAccessibleName(reduced)
  await page.getByRole('button', { name: /^Outras formas/ }).click()
  await expect(page.getByRole('link', { name: startingWith(words('Pagar {usual} sem o desconto')) })).toHaveAccessibleName(full)
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Fechar') }).click()
  await page.getByRole('link', { name: 'Fique em dia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fique em dia')
  await expect(page.getByText(full).first()).toBeVisible()
  await expect(page.getByText(reduced).first()).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('button', { name: startingWith(words('Continuar')) }).click()
  await expect(discount).toBeVisible()
  // In a phone's closed menu.
  await expect(page.locator('nav a[aria-current=page]').filter({ hasText: words('Pagamentos') })).toHaveCount(1)
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  await expect(page.getByText(reduced).first()).toBeVisible()
  await payAtSandboxBank(page.request, database, new URL(page.url()).pathname.split('/').at(-1)!)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()

  await page.goto(portalUrl(`/financial/campaigns/${campaignId}`))
  await expect(page.getByRole('heading', { name: words('Você já usou este desconto') })).toBeVisible()
  await expectAccessible()
  await page.goto(portalUrl(`/financial/payments/${student.overdueDebtId}`))
  await page.getByText(words('Entenda o valor')).click()
  await expect(page.getByRole('term').filter({ hasText: 'Fique em dia' })).toBeVisible()
})

test('before scripts run the chosen debts go to the checkout', async ({ page, student, signInAs, words, database }) => {
  const second = await addOverdueDebt(database, student)
  const campaignId = await addOwnCampaign(database, [student.overdueDebtId, second])
  await signInAs(student.username)
  const release = await holdScripts(page)
  await page.goto(portalUrl(`/financial/campaigns/${campaignId}`), { waitUntil: 'commit' })
  await page.getByRole('checkbox').last().uncheck()
  await page.getByRole('button', { name: startingWith(words('Continuar')) }).click()
  await page.waitForURL(/payment-checkout/, { waitUntil: 'commit' })
  await expect(page.getByText(reduced).first()).toBeVisible()
  release()
})
