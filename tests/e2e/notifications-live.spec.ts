import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { bell, item, items, listeners, listening, openList, sendNotification, toasts } from '../support/browser/notifications.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { startingWith } from '../support/browser/words.ts'

test('new ones arrive while the page is open, in every tab, and go from every tab once read', { tag: '@phone' }, async ({
  page,
  context,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username)
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  await listening(page)
  const other = await context.newPage()
  await other.goto(portalUrl('/'))
  await page.bringToFront()
  // One tab listens to the server, and the other to that one.
  await expect.poll(() => listeners(page)).toEqual([1, 1])
  await sendNotification(database, student.id, { title: 'Documento aceito', targetUrl: '/my-account' })
  for (const tab of [other, page]) {
    await expect(bell(tab)).toHaveAccessibleName(/1/)
    await expect(toasts(tab, words)).toHaveText([/Documento aceito/])
  }
  await expect(page.getByRole('status').filter({ hasText: /1/ })).toHaveCount(1)
  // Under the pointer it stays.
  await toasts(page, words).first().hover()
  await expectAccessible()
  await expectEverythingFits(page)

  await toasts(page, words)
    .getByRole('button', { name: words('Abrir') })
    .click()
  await expect(page).toHaveURL(portalUrl('/my-account'))
  for (const tab of [page, other]) {
    await expect(toasts(tab, words)).toHaveCount(0)
    await expect(bell(tab)).toHaveAccessibleName(words('Notificações'))
  }

  // The tab that listened to the server is gone: the other one does.
  await page.close()
  await expect.poll(() => listeners(other)).toEqual([1, 0])
  await sendNotification(database, student.id, { title: 'Contrato disponível' })
  await expect(bell(other)).toHaveAccessibleName(/1/)
})

test('what came before the page is in the bell alone, and what comes is shown one at a time', async ({
  page,
  student,
  database,
  signInAs,
  words,
}) => {
  await sendNotification(database, student.id, { title: 'Recado antigo' })
  await signInAs(student.username)
  await listening(page)
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await sendNotification(database, student.id, { title: 'Recado 1' })
  await expect(toasts(page, words)).toHaveText([/Recado 1/])
  await toasts(page, words).first().hover()
  await sendNotification(database, student.id, { title: 'Recado 2' })
  await sendNotification(database, student.id, { title: 'Discreta', displayMode: 'list' })
  await expect(bell(page)).toHaveAccessibleName(/4/)
  await expect(toasts(page, words)).toHaveText([/Recado 1/])
  // Nothing took the focus; a key brings it there.
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAccessibleName(/3/)
  await expect(toasts(page, words)).toHaveText([/Recado 2/])
  // Read in the list, it leaves the corner too.
  await openList(page)
  await item(page, 'Recado 2')
    .getByRole('button', { name: words('Marcar como lida: {title}') })
    .click()
  await expect(toasts(page, words)).toHaveCount(0)
})

test('no notification lies over a payment', async ({ page, student, database, signInAs, words }) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}` })
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  await listening(page)
  await sendNotification(database, student.id, { title: 'Recado' })
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await expect(toasts(page, words)).toHaveCount(0)
})

test('who pays is told that the money came, and where the receipt is', async ({ page, request, student, database, signInAs, words }) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await expect(page).toHaveURL(/\/pix\//)
  const paymentId = page.url().split('/').at(-1)!
  await page.goto(portalUrl('/my-account'))
  await payAtSandboxBank(request, database, paymentId)
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await openList(page)
  await expect(items(page)).toContainText([/Pagamento confirmado.*1\.234,56/])
  await item(page, 'Pagamento confirmado').getByRole('link').click()
  await expect(page).toHaveURL(portalUrl(`/financial/payments/receipts/${paymentId}`))
})
