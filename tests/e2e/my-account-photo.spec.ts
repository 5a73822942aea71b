import type { Page } from '@playwright/test'
import { png } from '../../services/users/testing/pictures.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { accountPath, photo } from '../support/browser/my-account.ts'
import { portalUrl } from '../support/browser/portal.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const chooser = (page: Page) => dialog(page).locator('input[type=file]:not([capture])')
const shown = (page: Page) => page.getByRole('banner').locator('img[src*="/my-account/photo"]')

test('a photo is cut, sent, shown in the header, and taken away', { tag: '@phone-only' }, async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: accountPath })
  await page.getByRole('button', { name: words('Adicionar foto') }).click()
  await expect(dialog(page)).toBeVisible()
  await chooser(page).setInputFiles(photo('eu.png', 'image/png', png(1500, 1600)))
  await dialog(page)
    .getByRole('button', { name: words('Aumentar o zoom') })
    .click()
  await expectAccessible()
  await dialog(page)
    .getByRole('button', { name: words('Usar esta foto') })
    .click()
  await expect(page.getByText(words('Foto salva'))).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  const size = () => shown(page).evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]))
  const [width, height] = await size()
  expect(width).toBeGreaterThanOrEqual(683)
  expect(height).toBeGreaterThanOrEqual(768)
  const first = await shown(page).getAttribute('src')
  await page.goto(portalUrl('/'))
  await expect(shown(page)).toHaveAttribute('src', first!)

  await page.goto(portalUrl(accountPath))
  await page.getByRole('button', { name: words('Trocar foto') }).click()
  await chooser(page).setInputFiles(photo('outra.png', 'image/png', png(683, 768)))
  await dialog(page)
    .getByRole('button', { name: words('Usar esta foto') })
    .click()
  await expect(shown(page)).not.toHaveAttribute('src', first!)
  expect(await size()).toEqual([683, 768])
  await page.getByRole('button', { name: words('Remover foto') }).click()
  await expect(page.getByText(words('Foto removida'))).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await page.reload()
  await expect(shown(page)).toHaveCount(0)
})

test('a photo is taken by the computer’s camera, or the page says that there is none', async ({ page, student, signInAs, words }) => {
  await signInAs(student.username, { path: accountPath })
  await page.getByRole('button', { name: words('Adicionar foto') }).click()
  await dialog(page)
    .getByRole('button', { name: words('Usar a câmera') })
    .click()
  await expect(dialog(page).getByRole('alert')).toContainText(
    words('Não foi possível usar a câmera. Confira se há uma e se o navegador pode usá-la.'),
  )
  await dialog(page)
    .getByRole('button', { name: words('Voltar') })
    .click()
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 1600, height: 1200 })
      canvas.getContext('2d')!.fillRect(0, 0, 800, 1200)
      return canvas.captureStream(5)
    }
  })
  await dialog(page)
    .getByRole('button', { name: words('Usar a câmera') })
    .click()
  const video = dialog(page).locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(1600)
  await dialog(page)
    .getByRole('button', { name: words('Tirar foto') })
    .click()
  await dialog(page)
    .getByRole('button', { name: words('Usar esta foto') })
    .click()
  await expect(page.getByText(words('Foto salva'))).toBeVisible()
})
