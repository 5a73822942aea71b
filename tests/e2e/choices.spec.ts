import { unreachable } from '../support/browser/choices.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { unfoldQrCode } from '../support/browser/qr-code.ts'
import { portalUrl } from '../support/browser/portal.ts'

const pages = [
  '/financial/payments',
  '/financial/payments?status=settled',
  '/financial/payments/1',
  '/financial/payment-checkout?debts=1',
  '/financial/payment-checkout?debts=1&method=credit_card',
  '/financial/agreements/1',
  '/financial/agreements/new',
  '/financial/agreements/new?debts=1,2',
  '/financial/agreements/new?debts=1,2&plan=2',
  '/financial/campaigns/1',
  '/financial/contracts',
  '/financial/invoices',
  '/financial/reminders',
  '/financial/statement',
  '/my-account',
  '/notifications',
]

// Sizes are those of a touch screen.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('choices are in fieldsets, forms have names, and a finger hits what it presses', async ({ page, signInAs }) => {
  await signInAs('ana.souza')
  for (const path of pages) {
    await page.goto(portalUrl(path))
    await hydrated(page)
    expect.soft(await unreachable(page), path).toEqual([])
  }
})

test('debts are headings, and what is pressed to pay says what and how much', async ({ page, student, signInAs }) => {
  await signInAs(student.username, { path: '/financial/payments' })
  const debts = page.getByRole('group', { name: 'Débitos' })
  await expect(debts.getByRole('listitem').first()).toBeVisible()
  await expect(debts.getByRole('heading', { level: 2 })).toHaveCount(await debts.getByRole('listitem').count())
  const first = debts.getByRole('heading').first()
  await expect(first).toHaveAccessibleName(/^Mensalidade de \S+ de \d{4}$/)
  // Day and amount are read once, as text.
  await expect(debts.getByRole('listitem').first()).toHaveText(/Venceu em \d\d\/\d\d\/\d{4}R\$\s510,83$/)
  const payAll = page.getByRole('button', { name: /^Pagar com Pix, R\$\s510,83, Mensalidade de \S+ de \d{4}$/ })
  const others = page.getByRole('link', { name: /^Outras formas, R\$\s510,83, Mensalidade/ })
  await expect(payAll).toHaveText(/^Pagar com Pix/)

  // The sum stands once, in a bar that pays what is selected, with other ways above its buttons; nothing moves when that changes.
  const offer = page.getByRole('link', { name: /^Pagar, R\$\s510,83, Mensalidade/ })
  await expect(offer).toBeHidden()
  await expect(page.getByRole('main').getByText(/^R\$\s510,83$/)).toHaveCount(2)
  const negotiate = page.getByRole('main').getByRole('link', { name: 'Negociar', exact: true })
  const [pay, beside, second] = await Promise.all([payAll.boundingBox(), negotiate.boundingBox(), others.boundingBox()])
  expect(beside!.y).toBe(pay!.y)
  expect(second!.y + second!.height).toBeLessThanOrEqual(pay!.y + 1)
  // On the page: a box that the bar covers is scrolled to before it is clicked.
  const getPlace = () => first.evaluate((heading) => heading.getBoundingClientRect().top + scrollY)
  const place = await getPlace()
  await debts.getByRole('checkbox').last().click()
  await expect(offer).toBeHidden()
  expect(await getPlace()).toBe(place)
  await page.goto(portalUrl(`/financial/payments/${student.openDebtId}`))
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(new RegExp(`^${name} · `))
  await page.getByRole('button', { name: new RegExp(`^Pagar com Pix, R\\$.+, ${name}$`) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  await unfoldQrCode(page)
  await expect(page.getByRole('img', { name: /^QR code do Pix de R\$/ })).toHaveAccessibleName(new RegExp(name))
  await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText(name)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${name} · Pagar com Pix · `))
})
