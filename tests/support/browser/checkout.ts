import type { Page } from '@playwright/test'
import { hydrated } from './hydrated.ts'
import { startingWith, type Words } from './words.ts'

/** The payment that a page of `/financial/payments` shows. */
export const getPaymentId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!

/** Makes a Pix code at the checkout or on the page of a debt. @returns the payment */
export async function askForPix(page: Page, words: Words): Promise<string> {
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  return getPaymentId(page)
}

/** Opens the sheet of other ways to pay, on a debt's page or the checkout, and follows one. */
export async function chooseWay(page: Page, words: Words, way: 'Pix' | 'Boleto' | 'Cartão de crédito') {
  await hydrated(page)
  await page.getByRole('button', { name: /^Outras formas/ }).click()
  await page
    .getByRole('dialog', { name: words('Como pagar') })
    .getByRole('link', { name: startingWith(words(way)) })
    .click()
}

/** Fills in the card form of a checkout, and sends nothing. */
export async function fillCard(page: Page, words: Words, number: string) {
  // Scripts first: what is typed before they run is theirs to read.
  await hydrated(page)
  await page.getByLabel(words('Número do cartão')).fill(number)
  await page.getByLabel(words('Nome no cartão')).fill('ANA SOUZA')
  await page.getByLabel(words('Validade')).fill('0830')
  await page.getByLabel(words('Código (CVV)')).fill('123')
}

/** Pays by a card that the sandbox's acquirer accepts, or by another one. */
export async function payByCard(page: Page, words: Words, number = '4111111111111111') {
  await fillCard(page, words, number)
  await page.getByRole('button', { name: startingWith(words('Pagar {amount} com cartão')) }).click()
}
