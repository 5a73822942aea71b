import type { Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Begins to act as the person of a user name, on the page of impersonation. */
export async function actAs(page: Page, words: Words, { username, name }: { username: string; name: string }): Promise<void> {
  const search = page.getByLabel(words('Nome, matrícula, CPF, usuário ou e-mail'))
  await search.fill(username)
  await search.press('Enter')
  await page.getByRole('radio', { name: new RegExp(name) }).check()
  await page.getByLabel(words('Motivo')).fill('a pessoa pediu ajuda')
  await page.getByRole('button', { name: words('Atuar como esta pessoa') }).click()
  await page.getByRole('button', { name: words('Voltar à minha conta') }).waitFor()
}
