import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { sendNotification, sendNotifications } from '../support/browser/notifications.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { serverFunctions } from '../support/browser/server-functions.ts'
import { onAPhone, type Words } from '../support/browser/words.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Notifica/ })
const list = (page: Page) => page.getByRole('group', { name: /Notifica/ })
const items = (page: Page) => list(page).getByRole('listitem')
const item = (page: Page, title: string) => items(page).filter({ hasText: new RegExp(`${title}(?!\\d)`) })
const toasts = (page: Page, words: Words) => page.getByRole('region', { name: words('Mensagens, tecla {hotkey}') }).getByRole('listitem')
const unreadMark = (one: Locator, words: Words) => one.getByText(words('Não lida'))

/** How many tabs listen to the server, and how many wait for their turn. */
function listeners(page: Page) {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [held, pending].map((locks) => locks.filter(({ name }) => name?.includes('notifications')).length)
  })
}

async function openList(page: Page) {
  await bell(page).click()
  await expect(items(page).first()).toBeVisible()
}

/** Requests of a server function, held until they are let go or refused. */
async function hold(page: Page, functionName: string) {
  const id = serverFunctions().get(functionName)!
  let answer!: (how: 'goes on' | 'fails') => void
  const decided = new Promise<'goes on' | 'fails'>((resolve) => {
    answer = resolve
  })
  await page.route(`**/${id}*`, async (route) => ((await decided) === 'fails' ? route.abort() : route.continue()))
  return answer
}

test('the list loads ten at a time as its end comes into view, and by a button', async ({ page, student, database, signInAs, words, expectAccessible }) => {
  await sendNotifications(database, student.id, 25)
  await signInAs(student.username)
  await expect(bell(page)).toHaveAccessibleName(/25/)
  await openList(page)
  await expect(items(page).first()).toContainText('Aviso 25')
  expect(await items(page).count()).toBeLessThan(25)
  await expectAccessible()
  await expectEverythingFits(page)
  const box = (await list(page).boundingBox())!
  const narrow = page.viewportSize()!.width < 600
  expect(Math.round(box.width)).toBe(narrow ? page.viewportSize()!.width - 16 : 443)

  for (const number of [16, 6, 1]) {
    await item(page, `Aviso ${number}`).scrollIntoViewIfNeeded()
    await expect(item(page, `Aviso ${number}`)).toBeInViewport()
  }
  await expect(items(page)).toHaveCount(25)
  await expect(list(page).getByRole('button', { name: words('Mostrar mais') })).toBeHidden()
})

test('further pages load by keyboard where the browser does not tell what is in view', { tag: '@once' }, async ({ page, student, database, signInAs, words }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return []
      }
    } as unknown as typeof IntersectionObserver
  })
  await sendNotifications(database, student.id, 12)
  await signInAs(student.username)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(10)
  await expect.poll(() => listeners(page)).toEqual([1, 0])
  // What arrives meanwhile neither repeats nor hides one.
  await sendNotification(database, student.id, { title: 'Novidade', displayMode: 'list' })
  await expect(items(page)).toHaveCount(11)
  await list(page).getByRole('button', { name: words('Mostrar mais') }).focus()
  await page.keyboard.press('Enter')
  await expect(items(page)).toHaveCount(13)
  // The button is gone, but not the place: the next Tab is still in the list.
  await page.keyboard.press('Shift+Tab')
  await expect(list(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('a click marks as read at once and opens the page, and the server knows', async ({ page, student, database, signInAs, words }) => {
  await sendNotification(database, student.id, { title: 'Mensalidade vencida', targetUrl: '/financial/payments?status=overdue', displayMode: 'list' })
  await sendNotification(database, student.id, { title: 'Sem endereço', displayMode: 'list' })
  await signInAs(student.username)
  await openList(page)
  const answer = await hold(page, 'markNotification')
  await item(page, 'Sem endereço').getByRole('button', { name: 'Sem endereço', exact: true }).click()
  await expect(unreadMark(item(page, 'Sem endereço'), words)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(/1/)
  answer('goes on')

  await item(page, 'Mensalidade vencida').getByRole('link').click()
  await expect(page).toHaveURL(portalUrl('/financial/payments?status=overdue'))
  await expect(list(page)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  await openList(page)
  await item(page, 'Sem endereço').getByRole('button', { name: words('Marcar como não lida: {title}') }).click()
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await expect(unreadMark(item(page, 'Sem endereço'), words)).toBeVisible()
})

test('a mark that the server does not take is undone, with a message', async ({ page, student, database, signInAs, words, problems, expectAccessible }) => {
  problems.allow(/ERR_FAILED|Failed to fetch/)
  await sendNotifications(database, student.id, 3)
  await signInAs(student.username)
  await openList(page)
  const answer = await hold(page, 'markNotification')
  await item(page, 'Aviso 2').getByRole('button', { name: words('Marcar como lida: {title}') }).click()
  await expect(unreadMark(item(page, 'Aviso 2'), words)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(/2/)
  answer('fails')
  await expect(toasts(page, words).getByText(words('A notificação continua como não lida'))).toBeVisible()
  await expect(unreadMark(item(page, 'Aviso 2'), words)).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(/3/)

  const answerAll = await hold(page, 'markAllNotificationsRead')
  await list(page).getByRole('button', { name: words('Marcar todas como lidas') }).click()
  await expect(unreadMark(items(page).first(), words)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  answerAll('fails')
  await expect(toasts(page, words).getByText(words('As notificações continuam como não lidas'))).toBeVisible()
  await expect(items(page).getByText(words('Não lida'))).toHaveCount(3)
  await expect(bell(page)).toHaveAccessibleName(/3/)
  await expectAccessible()
})

test('all are marked as read at once', async ({ page, student, database, signInAs, words }) => {
  await sendNotifications(database, student.id, 12)
  await signInAs(student.username)
  await openList(page)
  await list(page).getByRole('button', { name: words('Marcar todas como lidas') }).click()
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  await expect(items(page).getByText(words('Não lida'))).toHaveCount(0)
  await expect(list(page).getByRole('button', { name: words('Marcar todas como lidas') })).toBeHidden()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
})

test('without notifications the list says so, and one that does not answer can be asked again', async ({ page, student, signInAs, words, problems, expectAccessible }) => {
  problems.allow(/ERR_FAILED|Failed to fetch/)
  await signInAs(student.username)
  const id = serverFunctions().get('listNotifications')!
  await page.route(`**/${id}*`, (route) => route.abort())
  await bell(page).click()
  await expect(list(page).getByText(words('As notificações não responderam'))).toBeVisible()
  await expectAccessible()
  await page.unroute(`**/${id}*`)
  await list(page).getByRole('button', { name: words('Tentar de novo') }).click()
  await expect(list(page).getByText(words('Nenhuma notificação'))).toBeVisible()
  await expectAccessible()
})

test('links lead inside, or outside in another tab; what is hostile is no link', { tag: '@once' }, async ({ page, context, student, database, signInAs, words }) => {
  const hostile = ['javascript:document.title="taken"', 'data:text/html,x', '//evil.example/', '/\\evil.example', 'https://aurora.localhost@evil.example/']
  for (const [index, targetUrl] of hostile.entries()) await sendNotification(database, student.id, { title: `Armadilha ${index}`, targetUrl, displayMode: 'list' })
  await sendNotification(database, student.id, { title: 'Lá fora', targetUrl: 'https://example.com/evento', displayMode: 'list' })
  await context.route('https://example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Evento</title>' }))
  await signInAs(student.username)
  await openList(page)
  await expect(list(page).getByRole('link')).toHaveCount(1)
  for (const index of hostile.keys()) await expect(item(page, `Armadilha ${index}`).getByRole('link')).toHaveCount(0)
  await item(page, 'Armadilha 0').getByRole('button', { name: 'Armadilha 0', exact: true }).click()
  await expect(unreadMark(item(page, 'Armadilha 0'), words)).toBeHidden()

  const link = item(page, 'Lá fora').getByRole('link')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  const [outside] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(outside).toHaveURL('https://example.com/evento')
  expect(await outside.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await expect(page).toHaveURL(portalUrl('/'))
  await expect(unreadMark(item(page, 'Lá fora'), words)).toBeHidden()
})

test('new ones arrive while the page is open, in every tab, and go from every tab once read', async ({ page, context, student, database, signInAs, words, expectAccessible }) => {
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

  await toasts(page, words).getByRole('button', { name: words('Abrir') }).click()
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

test('after a sign-in the newest five unread come as toasts, half a second apart, and only once', { tag: '@once' }, async ({ page, student, database, signInAs, words, expectAccessible }) => {
  for (let number = 1; number <= 7; number++) await sendNotification(database, student.id, { title: `Recado ${number}`, sentAt: new Date(Date.now() - (8 - number) * 60_000) })
  await sendNotification(database, student.id, { title: 'Discreta', displayMode: 'list' })
  await page.addInitScript(() => {
    const entries: number[] = []
    Object.assign(window, { toastEntries: entries })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof HTMLElement && node.dataset.toast) entries.push(performance.now())
    }).observe(document, { childList: true, subtree: true })
  })
  await signInAs(student.username)
  await expect(toasts(page, words)).toHaveText([/Recado 7/, /Recado 6/, /Recado 5/])
  // They stay while somebody points at them.
  await toasts(page, words).first().hover()
  const [first, second, third] = await page.evaluate(() => (window as unknown as { toastEntries: number[] }).toastEntries)
  expect(second! - first!).toBeGreaterThan(450)
  expect(third! - second!).toBeGreaterThan(450)
  // Nothing took the focus; a key brings it there.
  await expect(page.locator('body')).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toasts(page, words).first().getByRole('button', { name: words('Marcar como lida') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAccessibleName(/7/)
  await expect(toasts(page, words)).toHaveText([/Recado 6/, /Recado 5/, /Recado 4/])
  // Read in the list, it leaves the corner too.
  await openList(page)
  await item(page, 'Recado 5').getByRole('button', { name: words('Marcar como lida: {title}') }).click()
  await expect(toasts(page, words)).toHaveText([/Recado 6/, /Recado 4/, /Recado 3/])
  await list(page).getByRole('button', { name: words('Marcar todas como lidas') }).click()
  await expect(toasts(page, words)).toHaveCount(0)

  await sendNotification(database, student.id, { title: 'Mais um recado' })
  await expect(toasts(page, words)).toHaveText([/Mais um recado/])
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await expect.poll(() => listeners(page)).toEqual([1, 0])
  await expect(toasts(page, words)).toHaveCount(0)
})

test('who pays is told that the money came, and where the receipt is', { tag: '@once' }, async ({ page, request, student, database, signInAs, words }) => {
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

test('whoever acts as somebody reads, but marks nothing and is shown no toasts', { tag: '@once' }, async ({ page, student, database, signInAs, words, expectAccessible }) => {
  await sendNotifications(database, student.id, 2)
  await sendNotification(database, student.id, { title: 'Recado' })
  await signInAs('joao.operador', { host: hosts.operation, path: '/impersonation?v2RoleId=90010&tenantId=1' })
  await page.getByLabel(words('Usuário ou e-mail da pessoa')).fill(student.username)
  await page.getByLabel(words('Motivo')).fill('a aluna pediu ajuda com um aviso')
  await page.getByRole('button', { name: words('Entrar como esta pessoa') }).click()
  await page.getByRole('button', { name: words('Sair deste acesso') }).waitFor()
  await expect(bell(page)).toHaveAccessibleName(/3/)
  await openList(page)
  await expect(list(page).getByText(words('Só a própria pessoa pode marcar notificações como lidas.'))).toBeVisible()
  await expect(list(page).getByRole('button', { name: words('Marcar todas como lidas') })).toBeDisabled()
  await expect(items(page).getByRole('button')).toHaveCount(0)
  await expect(toasts(page, words)).toHaveCount(0)
  await expectAccessible()
})

for (const mode of ['light', 'dark', 'black-on-white', 'white-on-black'] as const) {
  test(`the list and toasts can be read in ${mode}`, { tag: '@once' }, async ({ page, student, database, signInAs, words, expectAccessible }) => {
    await sendNotification(database, student.id, { title: 'Documento recusado', icon: 'documentation_mandatory', targetUrl: 'https://example.com/' })
    await signInAs(student.username)
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-mode', chosen), mode)
    await expect(toasts(page, words)).toHaveCount(1)
    await openList(page)
    await expectAccessible()
  })
}

for (const locale of ['en', 'es'] as const) {
  test.describe(`in ${locale}`, { tag: onAPhone(locale) }, () => {
    test.use({ locale })
    test('the list speaks the reader’s language', async ({ page, student, database, signInAs, words, expectAccessible }) => {
      await sendNotification(database, student.id, { title: 'Aviso', sentAt: new Date('2026-03-05T17:05:00Z') })
      await signInAs(student.username)
      await expect(toasts(page, words).getByRole('button', { name: words('Marcar como lida') })).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: /Notific|unread/ }).click()
      const one = page.getByRole('group', { name: /Notific/ }).getByRole('listitem')
      await expect(one).toContainText(locale === 'en' ? '03/05/2026 14:05' : '5/03/2026 14:05')
      await expect(unreadMark(one, words)).toBeVisible()
      await expectAccessible()
    })
  })
}
