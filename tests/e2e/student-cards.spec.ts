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
  await expect(card.getByRole('img', { name: `Foto de ${student.name}` })).toBeVisible()
  await expectEverythingFits(page)
  await page.getByText(words('Trocar a foto')).click()
  await expect(page.getByRole('button', { name: words('Enviar outra foto') })).toBeVisible()
  await expectEverythingFits(page)

  await page.getByRole('link', { name: words('Mostrar código: {course}') }).click()
  const address = await readQrCode(page, /Código da carteira/)
  expect(address).toMatch(/\/academic-services\/c\/\w{16}$/)
  await expectEverythingFits(page)
  const stranger = await browser.newContext()
  const reader = await stranger.newPage()
  await reader.goto(address!)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Carteira válida')
  await expect(reader.getByText(student.name)).toHaveCount(0)
  await reader.goto(`${address!.slice(0, -4)}AAAA`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Carteira não encontrada')
  // The code for gates without network is signed.
  await page.getByRole('link', { name: words('Portaria sem internet') }).click()
  await expect(page.getByRole('link', { name: words('Voltar ao código simples') })).toBeVisible()
  await expect.poll(() => readQrCode(page, /Código da carteira/)).toContain('proof=')
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
  await expect(page.getByText('Falta a sua foto')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar foto' })).toBeVisible()
  // The card itself is pressed, too.
  await page.getByRole('article', { name: 'Carteira de Engenharia Civil' }).click({ force: true })
  const bright = page.getByRole('dialog', { name: 'Carteira de Engenharia Civil' })
  await expect(bright.getByRole('img', { name: 'Código da carteira' })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(bright).toBeHidden()
  const more = page.getByRole('button', { name: 'Mais sobre a carteira de Engenharia Civil' })
  await more.click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar no tamanho de cartão' }).click()
  expect((await downloading).suggestedFilename()).toBe(`carteira-de-estudante-${student.id}.pdf`)
  await page.getByRole('button', { name: 'Perdi a carteira' }).click()
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

  test('a photo is sent by a form, and the code opens as a page', async ({ page, student, database, signInAs, words }) => {
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
    await page.getByRole('link', { name: words('Mostrar código: {course}') }).click()
    expect(await readQrCode(page, /Código da carteira/)).toContain('/c/')
    await page.getByRole('link', { name: words('Fechar') }).click()
    await expect(page.getByRole('img', { name: 'Código da carteira' })).toBeHidden()
  })
})
