import { expect, test } from '../support/browser/fixtures.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import {
  bell,
  hold,
  item,
  items,
  list,
  openList,
  sendNotification,
  sendNotifications,
  unreadMark,
} from '../support/browser/notifications.ts'
import { portalUrl } from '../support/browser/portal.ts'
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

test('the page has every notification, filtered, searched and marked', { tag: '@phone' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
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
