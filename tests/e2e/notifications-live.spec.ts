import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { bell, item, items, list, listeners, openList, sendNotification, toasts } from '../support/browser/notifications.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { payAtSandboxBank } from '../support/browser/sandbox-bank.ts'

test('new ones arrive while the page is open, in every tab, and go from every tab once read', { tag: '@phone' }, async ({
  page,
  context,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const listening = page.waitForResponse(/\/notifications\/live/)
  await signInAs(student.username)
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  await listening
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

test('after a sign-in the newest five unread come as toasts, half a second apart, and only once', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  for (let number = 1; number <= 7; number++)
    await sendNotification(database, student.id, { title: `Recado ${number}`, sentAt: new Date(Date.now() - (8 - number) * 60_000) })
  await sendNotification(database, student.id, { title: 'Discreta', displayMode: 'list' })
  await page.addInitScript(() => {
    const entries: number[] = []
    Object.assign(window, { toastEntries: entries })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset.toast) entries.push(performance.now())
    }).observe(document, { childList: true, subtree: true })
  })
  await signInAs(student.username)
  await expect(toasts(page, words)).toHaveText([/Recado 7/, /Recado 6/, /Recado 5/])
  // They stay while somebody points at them.
  await toasts(page, words).first().hover()
  const [first, , third] = await page.evaluate(() => (window as unknown as { toastEntries: number[] }).toastEntries)
  // A browser that is busy may draw the first of them late, and the next one in time.
  expect(third! - first!).toBeGreaterThan(450)
  // Nothing took the focus; a key brings it there.
  await expect(page.locator('body')).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(
    toasts(page, words)
      .first()
      .getByRole('button', { name: words('Marcar como lida') }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAccessibleName(/7/)
  await expect(toasts(page, words)).toHaveText([/Recado 6/, /Recado 5/, /Recado 4/])
  // Read in the list, it leaves the corner too.
  await openList(page)
  await item(page, 'Recado 5')
    .getByRole('button', { name: words('Marcar como lida: {title}') })
    .click()
  await expect(toasts(page, words)).toHaveText([/Recado 6/, /Recado 4/, /Recado 3/])
  // What arrives before the server has marked them all is marked too.
  await list(page)
    .getByRole('button', { name: words('Marcar todas como lidas') })
    .click()
  await expect(toasts(page, words)).toHaveCount(0)
  const unread = () =>
    inTenant(database, 1, async ({ client }) => {
      const { rowCount } = await client.query('select 1 from notifications.recipient where user_id = $1 and read_at is null', [student.id])
      return rowCount
    })
  await expect.poll(unread).toBe(0)

  await sendNotification(database, student.id, { title: 'Mais um recado' })
  await expect(toasts(page, words)).toHaveText([/Mais um recado/])
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await expect.poll(() => listeners(page)).toEqual([1, 0])
  await expect(toasts(page, words)).toHaveCount(0)
})

test('who pays is told that the money came, and where the receipt is', async ({ page, request, student, database, signInAs, words }) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await page.getByRole('button', { name: words('Pagar {amount} com Pix') }).click()
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
