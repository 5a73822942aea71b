import { png } from '../../services/users/testing/pictures.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { photo } from '../support/browser/my-account.ts'
import { readQrCode } from '../support/browser/qr-code.ts'
import { acceptPhotosAtOnce, addCourse, addStudentCard } from '../support/browser/student-cards.ts'

test('a student asks for a card with a photo, and anybody reads its code from the screen', { tag: '@phone-only' }, async ({
  page,
  browser,
  student,
  database,
  signInAs,
  words,
}) => {
  await acceptPhotosAtOnce(database)
  await addCourse(database, student)
  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await hydrated(page)
  await page.getByRole('button', { name: words('Pedir carteira') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]:not([capture])').setInputFiles(photo('eu.png', 'image/png', png(700, 800)))
  await dialog.getByRole('button', { name: words('Usar esta foto') }).click()
  const card = page.getByRole('article', { name: 'Carteira de Engenharia Civil' })
  await expect(card.getByText(words('Válida'), { exact: true })).toBeVisible()
  await expect(card.getByRole('img', { name: `Foto de ${student.name}` })).toBeVisible()
  await expectEverythingFits(page)
  await page.getByText(words('Trocar a foto')).click()
  await expect(page.getByRole('button', { name: words('Enviar outra foto') })).toBeVisible()
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

test('a lost card is revoked after a question, and its code opens nothing any more', async ({
  page,
  student,
  database,
  signInAs,
  expectAccessible,
}) => {
  const { validationCode } = await addStudentCard(database, await addCourse(database, student))
  await signInAs(student.username, { path: '/enrollment-student-cards' })
  await hydrated(page)
  await expect(page.getByText('Esta carteira está sem foto')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar foto' })).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar na tela toda' }).click()
  const bright = page.getByRole('dialog', { name: 'Carteira de Engenharia Civil' })
  await expect(bright.getByRole('img', { name: 'Código da carteira' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF em tamanho de cartão: Engenharia Civil' }).click()
  expect((await downloading).suggestedFilename()).toBe(`carteira-de-estudante-${student.id}.pdf`)
  await page.getByRole('button', { name: 'Perdi a carteira: Engenharia Civil' }).click()
  const question = page.getByRole('alertdialog', { name: 'Revogar esta carteira?' })
  await expectAccessible()
  await question.getByRole('button', { name: 'Revogar carteira' }).click()
  await expect(page.getByText('Carteira revogada. Você pode pedir outra.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pedir carteira' })).toBeVisible()
  await page.goto(`./enrollment-student-cards/validations/${validationCode}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carteira revogada')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is sent by a form, and the code stands in the page', async ({ page, student, database, signInAs, words }) => {
    await acceptPhotosAtOnce(database)
    await addCourse(database, student)
    await signInAs(student.username, { path: '/enrollment-student-cards' })
    const form = page.getByRole('form', { name: words('Foto da carteira: {course}') })
    await form.locator('input[type=file]').setInputFiles(photo('eu.png', 'image/png', png(100, 100)))
    await form.getByRole('button', { name: words('Pedir carteira') }).click()
    await expect(page.getByText('A foto é pequena demais')).toBeVisible()
    await form.locator('input[type=file]').setInputFiles(photo('eu.png', 'image/png', png(700, 800)))
    await form.getByRole('button', { name: words('Pedir carteira') }).click()
    await expect(page.getByText(words('Foto enviada.'))).toBeVisible()
    expect(await readQrCode(page, /Código da carteira/)).toContain('/validations/')
  })
})
