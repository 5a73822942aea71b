import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { addDueDebt, dayFromNow } from '../support/browser/due-dates.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { addPerson } from '../support/browser/people.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { addSentRequest } from '../support/browser/requests.ts'
import { ask, serverFunctions } from '../support/browser/server-functions.ts'
import type { Words } from '../support/browser/words.ts'

const search = (page: Page, words: Words) => page.getByRole('combobox', { name: words('Buscar no portal') })

const accountMenu = (page: Page) => page.getByRole('banner').locator('[popovertarget=account-menu]').first()

test('the search finds pages, actions and own debts, by keyboard alone', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  // Five years of debts: more than a page of them.
  const lastDue = 56 * 30
  for (let days = 60; days <= lastDue; days += 30) await addDueDebt(database, student, days)
  const { protocol, requestId } = await addSentRequest(database, student)
  await signInAs(student.username)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await expect(search(page, words)).toBeFocused()
  await search(page, words).fill('mens')
  const option = page.getByRole('option', { selected: true })
  await expect(option).toContainText('Mensalidade')
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/financial\/payments\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mensalidade')
  await expect(search(page, words)).toBeHidden()

  await page.keyboard.press('Control+k')
  await search(page, words).fill('minha conta')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words('Minha conta') })).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: words('Abertas há pouco') }).getByRole('option')).toContainText([
    /^Mensalidade/,
    words('Início'),
  ])
  const lastMonth = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(dayFromNow(lastDue)),
  )
  await search(page, words).fill(lastMonth)
  await expect(page.getByRole('option', { selected: true })).toContainText(lastMonth)
  // What can be paid first, then the way to all of it.
  await search(page, words).fill('segunda via do bolleto')
  await expect(page.getByRole('option', { selected: true })).toContainText('Mensalidade')
  await expect(page.getByRole('option', { name: /^Pagamentos/ })).toBeVisible()
  await search(page, words).fill('qwertyuiop')
  await expect(page.getByText(words('Nenhum resultado para “{searched}”. Confira a grafia ou abra uma das suas áreas.'))).toBeVisible()
  // Areas to go to, of which Enter alone opens none.
  await expect(page.getByRole('group', { name: words('Suas áreas') }).getByRole('option')).not.toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(search(page, words)).toBeFocused()
  // The best match is first, whatever people call it.
  for (const [wanted, first] of [
    ['imposto', 'Imposto de renda'],
    ['campanha', 'Pagamentos'],
    ['contraste', 'Preto no branco'],
    ['recibo', 'Recibos'],
    ['notas e faltas', 'Também: notas e faltas'],
    ['declaração de mat', 'Emitir declaração de matrícula'],
  ] as const) {
    await search(page, words).fill(wanted)
    await expect(page.getByRole('option').first()).toContainText(first)
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(search(page, words)).toBeHidden()

  await page.keyboard.press('Control+k')
  await search(page, words).fill(protocol)
  // Its parts are not broken into two lines.
  await expect(page.getByRole('option', { selected: true })).toContainText(protocol.replace('-', '\u2060-\u2060'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portalUrl(`/my-requests/${requestId}`))

  await page.keyboard.press('Control+k')
  // What is led to with a debt or a campaign has no page of its own.
  await expect(page.getByRole('option', { name: /^(Pagar|Campanhas)$/ })).toHaveCount(0)
  await search(page, words).fill('english')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('staff find a student first, by name and registration, and pages by what people call them; a student finds nobody else', async ({
  page,
  database,
  student,
  signInAs,
  words,
}) => {
  const { username } = await addPerson(database, 1, [
    { institutionId: null, name: 'Financeiro', profile: 'OPERATION', permissions: { financial: ['debts.read', 'reports.read'] } },
  ])
  await signInAs(username)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await search(page, words).fill('ana souza')
  const person = page.getByRole('listbox').getByRole('group').first()
  await expect(person).toHaveAccessibleName(words('Pessoas'))
  await expect(person.getByRole('option').first()).toContainText(/^Ana Souza/)
  await expect(page.getByRole('option', { name: 'Ver todos os débitos com “ana souza”' })).toBeVisible()
  await search(page, words).fill('recibo')
  await expect(page.getByRole('option').first()).toContainText('Recebimentos')
  await search(page, words).fill('previsao')
  await expect(page.getByRole('option').first()).toContainText('Previsão de recebimento')
  await search(page, words).fill('julia ramos')
  const receipts = page.getByRole('group', { name: words('Recebimentos') })
  await expect(receipts.getByRole('option').first()).toContainText(/^Júlia Ramos.*Recibo \d{4}-\d+/)
  await expect(
    page
      .getByRole('group', { name: words('Débitos') })
      .getByRole('option')
      .first(),
  ).toContainText(/^Júlia Ramos.*Mensalidade de /)
  await search(page, words).fill(String(student.id))
  await expect(person.getByRole('option')).toContainText([student.name])
  await expect(
    page
      .getByRole('group', { name: words('Débitos') })
      .getByRole('option', { name: student.name })
      .first(),
  ).toBeVisible()
  await person.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/financial\/payments\?search=/)
  await expect(page.getByRole('row').filter({ hasText: student.name }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(
    page
      .getByRole('group', { name: words('Abertas há pouco') })
      .getByRole('option')
      .filter({ hasText: student.name }),
  ).toBeVisible()
  await page.keyboard.press('Escape')

  await signInAs('ana.souza')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await search(page, words).fill(String(student.id))
  await expect(page.getByText(words('Nenhum resultado para “{searched}”. Confira a grafia ou abra uma das suas áreas.'))).toBeVisible()
})

test('the status of the systems is measured, searched, and asked anew while it is open', async ({
  page,
  signInAs,
  words,
  student,
  expectAccessible,
  database,
}) => {
  await page.clock.install({ time: Date.now() })
  await signInAs(student.username)
  await hydrated(page)
  const setState = (state: string) =>
    database.query(`insert into sandbox.application_state values ('avalia', $1) on conflict (alias) do update set state = $1`, [state])
  await setState('failing')
  await accountMenu(page).click()
  await page.getByRole('button', { name: words('Situação dos sistemas') }).click()
  const dialog = page.getByRole('dialog', { name: words('Situação dos sistemas') })
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await expect(row('Avalia')).toContainText('Fora do ar')
  await expect(row('Portal acadêmico')).toContainText('Funcionando')
  await expectAccessible()
  await dialog.getByRole('searchbox').fill('ACADEMICO')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('searchbox').fill('nenhum assim')
  await expect(dialog.getByText(words('Nenhum sistema encontrado'))).toBeVisible()
  await dialog.getByRole('searchbox').fill('')
  // Beyond the time between two questions. What the service answers to each state is told by its own tests.
  const askedAgain = page.waitForResponse(`**/${serverFunctions().get('listApplicationStatuses')!}*`)
  await page.clock.fastForward(20_000)
  expect((await askedAgain).ok()).toBe(true)
  await expect(row('Avalia')).toContainText('Fora do ar')
  await setState('healthy')
  expect(await ask({ host: hosts.aurora, method: 'GET', path: '/sandbox/applications/avalia/health' })).toMatchObject({
    status: 200,
    body: 'healthy',
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the launcher opens other applications, signed in with the role of the person', { tag: '@phone' }, async ({
  page,
  context,
  database,
  viewport,
  signInAs,
  words,
  expectAccessible,
}) => {
  const { username, name } = await addPerson(database, 1, [{ institutionId: null, name: 'Coordenação', profile: 'OPERATION' }])
  await signInAs(username)
  await hydrated(page)
  if ((viewport?.width ?? 1440) < 600) await page.getByRole('button', { name }).click()
  await page
    .getByRole('button', { name: words('Aplicativos') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: words('Aplicativos') })
  await expect(dialog.getByRole('listitem')).toHaveText(['Avalia', 'Biblioteca Digital', 'Diário de Classe', 'Plataforma'])
  for (const logo of await dialog.locator('img').all())
    expect(await logo.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight])).toEqual([56, 56])
  await expect(dialog.getByRole('link', { name: 'Avalia' })).toHaveAttribute(
    'href',
    /sandbox\/applications\/avalia\?from=aurora\.localhost$/,
  )
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Diário de Classe' }).click()
  await expect(page.getByRole('heading', { name: 'Diário de Classe' })).toBeVisible()
  await expect(page.getByText(`${name}, Coordenação.`)).toBeVisible()
  // The address works once: whoever finds it later arrives as nobody.
  const late = await context.newPage()
  await late.goto(page.url())
  await expect(late.getByText(/sem conta/)).toBeVisible()
})
