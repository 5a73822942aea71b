import { addChargedRequest, requestStatus } from '../support/browser/charged-requests.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { expirePayment, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'

test('a request is paid by a Pix of three minutes, which is renewed, and leads back to it', { tag: '@phone' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const { requestId, debtId, description } = await addChargedRequest(database, student)
  const address = `/academic-services/my-requests/${requestId}`
  await signInAs(student.username, { path: `/financial/payments/${debtId}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(description)
  await expect(page.getByRole('link', { name: words('Acompanhar o requerimento') })).toHaveAttribute('href', address)
  await expectAccessible()

  await page.getByRole('link', { name: words('Outras formas de pagar') }).click()
  await expect(page.getByText(description).first()).toBeVisible()
  await expect(page.getByText(/1x de R\$\s56,00, sem juros/)).toBeVisible()
  await expectEverythingFits(page)
  await hydrated(page)
  await page.getByRole('button', { name: words('Pagar {amount} com Pix') }).click()
  await page.waitForURL(/\/payments\/pix\//)
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d .*Se o tempo acabar/)
  await expectAccessible()
  await expectEverythingFits(page)

  const first = new URL(page.url()).pathname.split('/').at(-1)!
  await expirePayment(database, first)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: words('Gerar outro código') }).click()
  await page.waitForURL((url) => url.pathname.includes('/pix/') && !url.pathname.endsWith(first))
  await expect(page.getByRole('timer')).toHaveText(/^[23]:\d\d /)
  await payAtSandboxBank(page.request, database, new URL(page.url()).pathname.split('/').at(-1)!)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await expect(page.getByRole('link', { name: words('Acompanhar o requerimento') })).toHaveAttribute('href', address)
  await expect.poll(() => requestStatus(database, requestId)).toBe('open')

  await page.getByRole('link', { name: words('Ver recibo') }).click()
  await expect(page.getByText(description)).toBeVisible()
  await expectAccessible()
})
