import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { png } from '../../services/users/testing/pictures.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { photo } from '../support/browser/my-account.ts'
import { readQrCode } from '../support/browser/qr-code.ts'

const addCourse = (database: pg.Pool, { id, name }: { id: number; name: string }, institutionId: number) =>
  inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into academic.enrollment (tenant_id, institution_id, user_id, student_name, tax_id, academic_record, course, curriculum_id, status, started_on)
       values (1, $1, $2, $3, '52998224725', $4, 'Engenharia Civil', 1, 'active', '2026-02-01')`,
      [institutionId, id, name, String(id)],
    ),
  )

test('a student asks for a card with a photo, and anybody reads its code from the screen', { tag: '@phone' }, async ({
  page,
  browser,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await addCourse(database, student, 11)
  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await hydrated(page)
  await expectAccessible()
  await page.getByRole('button', { name: words('Pedir carteira') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]:not([capture])').setInputFiles(photo('eu.png', 'image/png', png(700, 800)))
  await dialog.getByRole('button', { name: words('Usar esta foto') }).click()
  const card = page.getByRole('article', { name: 'Carteira de Engenharia Civil' })
  await expect(card.getByText(words('Válida'), { exact: true })).toBeVisible()
  await expect(card.getByRole('img', { name: `Foto de ${student.name}` })).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)

  const address = await readQrCode(page, /Código da carteira/)
  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  await reader.goto(address!)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Carteira válida')
  await expect(reader.getByText(student.name)).toHaveCount(0)
  await reader.goto(`${address!.slice(0, -4)}AAAA`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Código inválido')
  await stranger.close()
})

test('a card waits for the office where it looks at photos, and says why one was refused', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await addCourse(database, student, 11)
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into academic.student_card (card_id, tenant_id, enrollment_id, validation_code, typed_code, photo_status, photo_reason, valid_from, valid_until, created_at)
       select gen_random_uuid(), 1, enrollment_id, $2, $2, 'refused', 'O rosto está na sombra.', '2026-02-01', '2999-03-31', now() from academic.enrollment where user_id = $1`,
      [student.id, `X${student.id}`.padEnd(22, '0')],
    ),
  )
  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await expect(page.getByText('O rosto está na sombra.')).toBeVisible()
  await expect(page.getByRole('img', { name: words('Código da carteira') })).toHaveCount(0)
  await expectAccessible()
  await expectEverythingFits(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is sent by a form, and the code stands in the page', async ({ page, student, database, signInAs, words }) => {
    await addCourse(database, student, 11)
    await signInAs(student.username, { path: '/enrollment-student-cards' })
    const form = page.getByRole('form', { name: words('Foto da carteira') })
    await form.locator('input[type=file]').setInputFiles(photo('eu.png', 'image/png', png(100, 100)))
    await form.getByRole('button', { name: words('Pedir carteira') }).click()
    await expect(page.getByText('A foto é pequena demais')).toBeVisible()
    await form.locator('input[type=file]').setInputFiles(photo('eu.png', 'image/png', png(700, 800)))
    await form.getByRole('button', { name: words('Pedir carteira') }).click()
    await expect(page.getByText(words('Foto enviada.'))).toBeVisible()
    expect(await readQrCode(page, /Código da carteira/)).toContain('/validations/')
  })
})
