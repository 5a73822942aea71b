import type { Page } from '@playwright/test'
import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { png } from '../../services/users/testing/pictures.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { runJobs } from '../support/browser/jobs.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { photo } from '../support/browser/my-account.ts'
import { addPerson } from '../support/browser/people.ts'
import { readQrCode } from '../support/browser/qr-code.ts'
import { addCourse, addStudentCard } from '../support/browser/student-cards.ts'
import { mayCheckIn, mayReviewCards } from '../../api/permissions.ts'

const gate = '/enrollment-student-cards/gate'

const addStaff = (database: pg.Pool, institutionId: number) =>
  addPerson(database, 1, [
    {
      institutionId,
      name: 'Secretaria',
      profile: 'OPERATION',
      permissions: { academic: [...mayCheckIn.permissions, ...mayReviewCards.permissions] },
    },
  ])

/** The notes that the page plays, in hertz. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const played: number[] = []
    Object.assign(window, { played })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when) {
      played.push(this.frequency.value)
      return start.apply(this, when)
    }
  })

const verdict = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

async function readAtGate(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Código da carteira' }).fill(code)
  await page.keyboard.press('Enter')
}

test('a gate reads cards by keyboard, says each verdict in large words and by sound, and the student sees the entry', {
  tag: '@phone-only',
}, async ({ page, context, problems, student, database, signInAs, expectAccessible }) => {
  const enrollmentId = await addCourse(database, student)
  const card = await addStudentCard(database, enrollmentId)
  await signInAs(student.username, { path: `/enrollment-student-cards?code=${card.cardId}` })
  const short = (await readQrCode(page, /Código da carteira/))!
  await page.goto(`./enrollment-student-cards?code=${card.cardId}&signed=yes`)
  const address = (await readQrCode(page, /Código da carteira/))!
  const staff = await addStaff(database, 11)
  await listen(page)
  await signInAs(staff.username, { path: gate })
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Onde você está?' }).fill('Portaria A')
  await page.keyboard.press('Enter')
  await expect(verdict(page, 'Pronto para ler')).toBeVisible()

  await readAtGate(page, short)
  await expect(verdict(page, 'Válida')).toContainText(student.name)
  await readAtGate(page, address)
  await expect(verdict(page, 'Válida')).toContainText('Entrada registrada')
  await expect(verdict(page, 'Válida')).toContainText('Sem foto: peça um documento.')
  expect(await page.evaluate('played')).toEqual([660, 990, 660, 990])
  await expectAccessible()
  await expectEverythingFits(page)
  await readAtGate(page, `${address.slice(0, -4)}AAAA`)
  await expect(verdict(page, 'Código inválido')).toBeVisible()
  expect(await page.evaluate('played')).toEqual([660, 990, 660, 990, 330, 220])
  await readAtGate(page, 'AAAA-AAAA')
  await expect(verdict(page, 'Desconhecida')).toBeVisible()
  await readAtGate(page, address)
  await expect(verdict(page, 'Válida')).toContainText(/Código lido há \d+ (s|min): Portaria A\. Confira se é a mesma pessoa\./)
  await expectAccessible()

  // Without network the gate verifies by itself, and sends what it read later.
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await readAtGate(page, address)
  await expect(verdict(page, 'Válida')).toContainText('Conferida sem internet')
  await expect(page.getByText('1 leitura espera pela internet')).toBeVisible()
  await readAtGate(page, card.typedCode)
  await expect(verdict(page, 'Sem internet')).toBeVisible()
  await readAtGate(page, short)
  await expect(verdict(page, 'Sem internet')).toContainText('Portaria sem internet')
  await expectAccessible()
  await context.setOffline(false)
  await expect(page.getByText('1 leitura feita sem internet foi enviada.')).toBeVisible()

  // The place is remembered.
  await page.reload()
  await hydrated(page)
  await expect(page.getByText('Lugar: Portaria A')).toBeVisible()

  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await page.getByText('Últimas entradas').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Portaria A' }).first()).toBeVisible()
})

test('a gate whose clock is ten minutes wrong says so, and checks by the portal’s time', async ({
  page,
  context,
  problems,
  student,
  database,
  signInAs,
}) => {
  const { cardId } = await addStudentCard(database, await addCourse(database, student))
  await signInAs(student.username, { path: `/enrollment-student-cards?code=${cardId}&signed=yes` })
  const address = (await readQrCode(page, /Código da carteira/))!
  const staff = await addStaff(database, 11)
  await page.clock.install({ time: Date.now() + 600_000 })
  await signInAs(staff.username, { path: gate })
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Onde você está?' }).fill('Biblioteca')
  await page.keyboard.press('Enter')
  await expect(page.getByText('O relógio deste aparelho está 10 minutos adiantado')).toBeVisible()
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  await readAtGate(page, address)
  await expect(verdict(page, 'Válida')).toBeVisible()
  await page.clock.fastForward(360_000)
  await readAtGate(page, address)
  await expect(verdict(page, 'Código antigo')).toBeVisible()
})

test('staff refuse a photo with a reason and accept the next one, and the student is notified', { tag: '@phone-only' }, async ({
  page,
  student,
  database,
  signInAs,
  expectAccessible,
  problems,
}) => {
  // Of cards of other tests, whose photos no file store has.
  problems.allow(/404.*student-cards.photo/)
  // The southern campus looks at photos.
  await addCourse(database, student, 12)
  await inTenant(database, 1, ({ client }) =>
    client.query('update users.membership set institution_id = 12 where account_id = $1', [student.id]),
  )
  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await hydrated(page)
  await page.getByRole('button', { name: 'Pedir carteira' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]:not([capture])').setInputFiles(photo('eu.png', 'image/png', png(700, 800)))
  await dialog.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByText('A secretaria está conferindo a sua foto')).toBeVisible()
  const staff = await addStaff(database, 12)
  await signInAs(staff.username, { path: '/enrollment-student-cards/photos' })
  await hydrated(page)
  const picture = page.getByRole('img', { name: `Foto de ${student.name}` })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('naturalWidth', 700)
  const waiting = page.getByRole('listitem').filter({ hasText: student.name })
  await waiting.getByRole('button', { name: `Recusar a foto de ${student.name}` }).click()
  const refusal = page.getByRole('dialog', { name: `Recusar a foto de ${student.name}` })
  await expect(refusal.getByRole('heading').first()).toBeFocused()
  await refusal.getByRole('button', { name: 'Recusar foto' }).click()
  await expect(refusal.getByText('Escolha o motivo').first()).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await refusal.getByRole('combobox', { name: 'Motivo da recusa' }).selectOption('A foto está desfocada.')
  await refusal.getByRole('button', { name: 'Recusar foto' }).click()
  await expect(page.getByText('Foto recusada. O aluno foi avisado.')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  // The focus goes on to another photo, or to the page where there is none.
  await expect(page.getByRole('main').getByRole('heading').and(page.locator(':focus'))).toBeVisible()

  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await expect(page.getByText('A foto está desfocada.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar outra foto' })).toBeVisible()
  // It comes while the page is open, too.
  await page.goto('./notifications')
  await runJobs()
  await expect(page.getByText('Foto da carteira recusada').first()).toBeVisible()
})
