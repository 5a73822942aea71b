import type { Page } from '@playwright/test'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { unfoldQrCode } from '../support/browser/qr-code.ts'
import { getCharges, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'

const list = '/financial/payments'

test.use({ javaScriptEnabled: false })

test('what is overdue is paid by Pix from the list, once however often it is pressed', { tag: '@phone' }, async ({
  page,
  context,
  student,
  database,
  signInAs,
  isMobile,
}) => {
  await signInAs(student.username)
  if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Financeiro' }).click()
  const pay = (tab: Page) => tab.getByRole('button', { name: /^Pagar com Pix, R\$/ })
  // Pressed here after it was pressed in the other tab: the page as it was.
  const earlier = await context.newPage()
  await earlier.goto(page.url())
  await expect(pay(earlier)).toBeVisible()
  await pay(page).click()
  await expect(page).toHaveURL(/\/payments\/pix\/[\w-]{36}$/)
  await unfoldQrCode(page)
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  const payment = page.url()
  await pay(earlier).click()
  await expect(earlier).toHaveURL(payment)
  // And as the server has it now.
  await page.goto(`.${list}`)
  await page.getByRole('button', { name: /^Ver código Pix/ }).click()
  await expect(page).toHaveURL(payment)
  expect(await getCharges(database, student.overdueDebtId)).toBe(1)
})

test('what is chosen in the list is what is paid, after its amount was seen; a code of one of its debts replaces it', async ({
  page,
  student,
  database,
  signInAs,
  request,
}) => {
  await signInAs(student.username, { path: list })
  await page.locator(`input[name=debts][value="${student.openDebtId}"]`).check()
  await page.getByRole('button', { name: /^Pagar com Pix, R\$/ }).click()
  await expect(page.getByText('O valor mudou')).toBeVisible()
  expect(await getCharges(database, student.overdueDebtId)).toBe(0)
  await page.getByRole('button', { name: /^Pagar com Pix/ }).click()
  await expect(page).toHaveURL(/\/payments\/pix\/[\w-]{36}$/)
  expect(await getCharges(database, student.openDebtId)).toBe(1)
  expect(await getCharges(database, student.overdueDebtId)).toBe(1)

  const ofBoth = page.url()
  await page.goto(`./financial/payment-checkout?debts=${student.overdueDebtId}`)
  await expect(page.getByText('Se você gerar outro, ele deixa de valer.')).toBeVisible()
  await page.goto(`.${list}/${student.overdueDebtId}`)
  await expect(page.getByText(/o de 2 débitos deixa de valer/)).toBeVisible()
  await page.getByRole('button', { name: /^Pagar com Pix/ }).click()
  await expect(page).toHaveURL(/\/payments\/pix\/[\w-]{36}$/)
  await payAtSandboxBank(request, database, page.url().slice(-36))
  await page.goto(ofBoth)
  await expect(page.getByText('Uma parte já não está em aberto')).toBeVisible()
  await page.getByRole('link', { name: /^Pagar o que falta/ }).click()
  await expect(page).toHaveURL(new RegExp(`debts=${student.openDebtId}(&|$)`))
})

test('a slip is made at checkout, and what needs scripts is not offered', async ({ page, student, database, signInAs }) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}` })
  await page.getByRole('button', { name: /^Outras formas/ }).click()
  const ways = page.getByRole('dialog', { name: 'Como pagar' })
  await expect(ways.getByRole('link', { name: /^Cartão de crédito/ })).toBeHidden()
  await expect(ways.getByRole('button', { name: /^Pedir para outra pessoa pagar/ })).toBeHidden()
  await ways.getByRole('link', { name: /^Boleto/ }).click()
  await page.getByRole('button', { name: /^Gerar boleto/ }).click()
  await expect(page).toHaveURL(/\/payments\/slip\/[\w-]{36}$/)
  await expect(page.getByRole('link', { name: 'Baixar PDF do boleto' })).toBeVisible()
  expect(await getCharges(database, student.openDebtId)).toBe(1)
})

test('a debt that was paid meanwhile is not charged, and the page says so', async ({ page, student, database, signInAs }) => {
  await signInAs(student.username, { path: `${list}/${student.openDebtId}` })
  await inTenant(database, 1, ({ client }) =>
    client.query(`update financial.debt set status = 'canceled', amount_on = due_date where debt_id = $1`, [student.openDebtId]),
  )
  await page.getByRole('button', { name: /^Pagar com Pix/ }).click()
  await expect(page.getByText('Este débito não está mais em aberto')).toBeVisible()
  expect(await getCharges(database, student.openDebtId)).toBe(0)
  // So does an address that was kept from before.
  await page.goto(`./financial/payment-checkout?debts=${student.openDebtId}`)
  await expect(page.getByText('Este débito não está mais em aberto')).toBeVisible()
})
