import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

export const accountPath = '/my-account'

export const part = (page: Page, title: string | RegExp) => page.locator('form').filter({ has: page.getByRole('heading', { name: title }) })

export const largeText = (page: Page, words: Words) => part(page, words('Tamanho do texto')).getByRole('switch')

/** Changing the e-mail requires the current password. */
export const emailProof = (page: Page, words: Words) => {
  const [label, note] = [words('Senha atual'), words('(só para trocar o e-mail)')].map(({ source }) =>
    source.replace(/^\^\\s\*|\\s\*\$$/g, ''),
  )
  return page.getByLabel(new RegExp(`^${label}\\s+${note}$`))
}

export const photo = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
