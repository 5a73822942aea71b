import { expect, test } from '../support/browser/fixtures.ts'
import { amid, dayFromNow, giveLanguage, readCalendar, getSwitch } from '../support/browser/due-dates.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { hosts, portalPort } from '../support/browser/portal.ts'
import { ask } from '../support/browser/server-functions.ts'

const locale = 'pt-BR'

/** What a calendar program is answered: it has no session and no language. */
async function calendar(address: string, host: string = hosts.aurora) {
  const { pathname } = new URL(address)
  const response = await ask({ host, method: 'GET', path: pathname.replace('/academic-services', '') })
  return { status: response.status, headers: response.headers, body: response.body, ...readCalendar(response.body) }
}

test('a student makes a calendar address, reads it, shows amounts and revokes it', { tag: '@phone-only' }, async ({
  page,
  context,
  database,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await giveLanguage(database, student, locale)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(student.username, { path: '/financial/reminders' })
  const card = page.getByRole('region', { name: words('Vencimentos no seu calendário') })
  await card.getByRole('button', { name: words('Criar endereço') }).click()
  await expect(card.getByText(words('Endereço criado'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await card.getByRole('button', { name: words('Copiar endereço') }).click()
  await expect(card.getByRole('button', { name: words('Endereço copiado') })).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(new RegExp(`^http://aurora\\.localhost:${portalPort}/academic-services/calendar/[\\w-]{43}\\.ics$`))
  await expect(card.getByRole('link', { name: words('Abrir no calendário deste aparelho') })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  )

  const first = await calendar(address)
  expect(first.status).toBe(200)
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(first.headers['cache-control']).toBe('private, no-store')
  expect(first.name).toContain('Universidade Aurora')
  expect(first.events.map(({ UID, DTSTART }) => [UID, DTSTART])).toEqual([
    [`debt-${student.overdueDebtId}@${hosts.aurora}`, dayFromNow(-5).replaceAll('-', '')],
    [`debt-${student.openDebtId}@${hosts.aurora}`, dayFromNow(10).replaceAll('-', '')],
  ])
  expect(first.events[1]!.SUMMARY).toMatch(words('Vencimento: {debt}'))
  expect(first.body).not.toMatch(/1[.,\\]+234/)
  expect(first.events[1]!.URL).toBe(`http://aurora.localhost:${portalPort}/academic-services/financial/payments/${student.openDebtId}`)
  for (const line of first.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)

  await getSwitch(page, words, 'Mostrar valores no calendário').check()
  await expect(card.getByRole('status').filter({ hasText: words('Salvo') })).toBeVisible()
  expect((await calendar(address)).events[1]!.SUMMARY).toMatch(/1[.,]234[.,]56/)

  // After a reload the address is a secret again; only when it was read is told.
  await page.reload()
  await expect(card.getByText(amid(words('Lido pela última vez em {read}.')))).toBeVisible()
  await expect(page.getByText(address)).toBeHidden()
  await card.getByRole('button', { name: words('Revogar endereço') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('Revogar endereço') })
    .click()
  await expect(card.getByRole('button', { name: words('Criar endereço') })).toBeVisible()
  expect((await calendar(address)).status).toBe(404)
})
