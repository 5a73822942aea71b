import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import {
  bell,
  hold,
  item,
  items,
  list,
  listening,
  openList,
  sendNotification,
  sendNotifications,
  toasts,
  unreadMark,
} from '../support/browser/notifications.ts'
import { actAs } from '../support/browser/impersonation.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { serverFunctions } from '../support/browser/server-functions.ts'

test('the list loads ten at a time as its end comes into view, and by a button', { tag: '@phone' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
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

test('further pages load by keyboard where the browser does not tell what is in view', async ({
  page,
  student,
  database,
  signInAs,
  words,
}) => {
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
  await listening(page)
  // What arrives meanwhile neither repeats nor hides one.
  await sendNotification(database, student.id, { title: 'Novidade', displayMode: 'list' })
  await expect(items(page)).toHaveCount(11)
  await list(page)
    .getByRole('button', { name: words('Mostrar mais') })
    .focus()
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
  await sendNotification(database, student.id, {
    title: 'Mensalidade vencida',
    targetUrl: '/financial/payments?status=overdue',
    displayMode: 'list',
  })
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
  await item(page, 'Sem endereço')
    .getByRole('button', { name: words('Marcar como não lida: {title}') })
    .click()
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await expect(unreadMark(item(page, 'Sem endereço'), words)).toBeVisible()
})

test('a mark that the server does not take is undone, with a message', async ({
  page,
  student,
  database,
  signInAs,
  words,
  problems,
  expectAccessible,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch/)
  await sendNotifications(database, student.id, 3)
  await signInAs(student.username)
  await openList(page)
  const answer = await hold(page, 'markNotification')
  await item(page, 'Aviso 2')
    .getByRole('button', { name: words('Marcar como lida: {title}') })
    .click()
  await expect(unreadMark(item(page, 'Aviso 2'), words)).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(/2/)
  answer('fails')
  await expect(toasts(page, words).getByText(words('A notificação continua como não lida'))).toBeVisible()
  await expect(unreadMark(item(page, 'Aviso 2'), words)).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(/3/)

  const answerAll = await hold(page, 'markAllNotificationsRead')
  await list(page)
    .getByRole('button', { name: words('Marcar todas como lidas') })
    .click()
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
  await list(page)
    .getByRole('button', { name: words('Marcar todas como lidas') })
    .click()
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
  await expect(items(page).getByText(words('Não lida'))).toHaveCount(0)
  await expect(list(page).getByRole('button', { name: words('Marcar todas como lidas') })).toBeHidden()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName(words('Notificações'))
})

test('without notifications the list says so, and one that does not answer can be asked again', async ({
  page,
  student,
  signInAs,
  words,
  problems,
  expectAccessible,
}) => {
  problems.allow(/ERR_FAILED|Failed to fetch/)
  await signInAs(student.username)
  const id = serverFunctions().get('listNotifications')!
  await page.route(`**/${id}*`, (route) => route.abort())
  await bell(page).click()
  await expect(list(page).getByText(words('Não foi possível carregar as notificações'))).toBeVisible()
  await expectAccessible()
  await page.unroute(`**/${id}*`)
  await list(page)
    .getByRole('button', { name: words('Tentar de novo') })
    .click()
  await expect(list(page).getByText(words('Nenhuma notificação'))).toBeVisible()
  await expectAccessible()
})

test('links lead inside, or outside in another tab; what is hostile is no link', async ({
  page,
  context,
  student,
  database,
  signInAs,
  words,
}) => {
  const hostile = [
    'javascript:document.title="taken"',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example',
    'https://aurora.localhost@evil.example/',
  ]
  for (const [index, targetUrl] of hostile.entries())
    await sendNotification(database, student.id, { title: `Armadilha ${index}`, targetUrl, displayMode: 'list' })
  await sendNotification(database, student.id, { title: 'Lá fora', targetUrl: 'https://example.com/evento', displayMode: 'list' })
  await context.route('https://example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Evento</title>' }))
  await signInAs(student.username)
  await openList(page)
  // Two with the one to the page of all.
  await expect(list(page).getByRole('link')).toHaveCount(2)
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

test('whoever acts as somebody reads, but marks nothing and is shown no toasts', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await sendNotifications(database, student.id, 2)
  await sendNotification(database, student.id, { title: 'Recado' })
  await signInAs('joao.operador', { host: hosts.operation, path: '/impersonation?v2RoleId=90010&tenantId=1' })
  await actAs(page, words, student)
  await expect(bell(page)).toHaveAccessibleName(/3/)
  await openList(page)
  await expect(list(page).getByText(words('Só a própria pessoa pode marcar notificações como lidas.'))).toBeVisible()
  await expect(list(page).getByRole('button', { name: words('Marcar todas como lidas') })).toBeDisabled()
  await expect(items(page).getByRole('button')).toHaveCount(0)
  await expect(toasts(page, words)).toHaveCount(0)
  await expectAccessible()
})

for (const mode of ['light', 'dark', 'black-on-white', 'white-on-black'] as const) {
  test(`the list and toasts can be read in ${mode}`, async ({ page, student, database, signInAs, words, expectAccessible }) => {
    await signInAs(student.username)
    await listening(page)
    await sendNotification(database, student.id, {
      title: 'Documento recusado',
      icon: 'documentation_mandatory',
      targetUrl: 'https://example.com/',
    })
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-mode', chosen), mode)
    await expect(toasts(page, words)).toHaveCount(1)
    await openList(page)
    await expectAccessible()
  })
}

for (const locale of ['en', 'es'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })
    test('the list speaks the reader’s language', async ({ page, student, database, signInAs, words, expectAccessible }) => {
      await sendNotification(database, student.id, { title: 'Aviso', sentAt: new Date('2026-03-05T17:05:00Z') })
      await signInAs(student.username)
      await expect(page.getByRole('banner').getByRole('button', { name: /Notific.*1|1 unread/ })).toBeVisible()
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Notific|unread/ })
        .click()
      const one = page.getByRole('group', { name: /Notific/ }).getByRole('listitem')
      await expect(one).toContainText('14:05')
      await expect(one).toContainText(locale === 'en' ? '03/05/2026' : '5/03/2026')
      await expect(unreadMark(one, words)).toBeVisible()
      await expectAccessible()
    })
  })
}

test('the page has every notification, filtered, searched and marked', { tag: '@phone' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  const main = page.getByRole('main')
  const one = (title: string) => main.getByRole('listitem').filter({ hasText: title })
  await sendNotifications(database, student.id, 12)
  const yesterday = new Date(Date.now() - 86_400_000)
  await sendNotification(database, student.id, { title: 'Contrato disponível', displayMode: 'list', sentAt: yesterday })
  await signInAs(student.username)
  await openList(page)
  await list(page)
    .getByRole('link', { name: words('Ver todas') })
    .click()
  await expect(page.getByRole('heading', { name: words('Notificações'), level: 1 })).toBeVisible()
  await expect(list(page)).toBeHidden()
  await expect(main.getByText('13 não lidas')).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveCount(10)
  await expectAccessible()
  await expectEverythingFits(page)
  await page.goto(portalUrl('/notifications?page=9'))
  await main.getByRole('link', { name: words('Ir para a última página') }).click()
  await expect(main.getByText(/^Aviso \d+$/).first()).toBeVisible()
  await page.goto(portalUrl('/notifications'))
  await main.getByRole('link', { name: words('Próxima página') }).click()
  await expect(main.getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('heading', { level: 2, name: words('Ontem') })).toBeVisible()
  await expect(
    main
      .getByRole('list', { name: words('Ontem') })
      .getByRole('listitem')
      .last(),
  ).toContainText('Contrato disponível')

  await main.getByRole('searchbox').fill('DISPONIVEL')
  await main.getByRole('searchbox').press('Enter')
  await expect(main.getByRole('listitem')).toHaveCount(1)
  // The mark arrives after the next list was read.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${serverFunctions().get('markNotification')!}*`, async (route) => {
    await held
    await route.continue()
  })
  await one('Contrato disponível')
    .getByRole('button', { name: words('Marcar como lida: {title}') })
    .click()
  await expect(main.getByText('12 não lidas')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(/12/)
  await main.getByRole('combobox', { name: words('Situação') }).selectOption('unread')
  await expect(page).toHaveURL(/state=unread/)
  await expect(one('Contrato disponível').getByText(words('Não lida'))).toBeVisible()
  release()
  await expect(main.getByText(words('Nenhuma notificação aqui'))).toBeVisible()
  await expectAccessible()
  await main.getByRole('link', { name: words('Limpar') }).click()
  await main.getByRole('button', { name: words('Marcar todas como lidas') }).click()
  await expect(main.getByText('Todas lidas')).toBeVisible()
  await expect(main.getByText(words('Não lida'))).toHaveCount(0)
})

test('without scripts the bell leads to the page, where notifications are marked', async ({
  browser,
  context: withScripts,
  student,
  database,
  signInAs,
  words,
}) => {
  await sendNotifications(database, student.id, 2)
  await signInAs(student.username)
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl('/'))
  await expect(bell(page)).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Notificações, 2 não lidas' }).click()
  await page.getByRole('button', { name: 'Aviso 2', exact: true }).click()
  await expect(page).toHaveURL(portalUrl('/notifications'))
  await expect(page.getByText('1 não lida')).toBeVisible()
  await page.getByRole('button', { name: 'Marcar como não lida: Aviso 2' }).click()
  await expect(page.getByText('2 não lidas')).toBeVisible()
  await page.getByRole('button', { name: words('Marcar todas como lidas') }).click()
  await expect(page.getByText('Todas lidas')).toBeVisible()
  await context.close()
})
