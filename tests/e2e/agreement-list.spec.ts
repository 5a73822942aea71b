import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'

const list = '/financial/agreements'

/** Rows that hold agreements: on phones they look like cards and are rows all the same. */
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

test('the advisory sees the agreements of all students', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('iris.cobranca', { path: list })
  await expect(page.getByRole('heading', { level: 1, name: words('Acordos'), exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await page.goto(portalUrl(`${list}?status=settled&search=Ana Souza`))
  await rows(page).getByRole('link', { name: 'Ana Souza' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: words('Acordo nº {0}') })).toBeVisible()
  await expect(page.getByText(words('Quitado'))).toBeVisible()
})

test('agreements are narrowed in the address and saved as CSV', async ({ page, signInAs, words }) => {
  await signInAs('iris.cobranca', { path: list })
  await hydrated(page)
  await page
    .getByRole('button', { name: words('Situação') })
    .first()
    .click()
  await page.getByRole('link', { name: words('Quitado'), exact: true }).click()
  await expect(page).toHaveURL(/status=settled/)
  const total = page.getByRole('columnheader', { name: words('Total') })
  await total.getByRole('link').click()
  await expect(total).toHaveAttribute('aria-sort', 'ascending')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words('Exportar CSV') }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const [heading, ...lines] = text.trim().split('\r\n')
  expect(heading).toContain('Falta pagar')
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.every((line) => line.endsWith('Quitado'))).toBe(true)
  await page.goto(portalUrl(`${list}?search=zzzz`))
  await expect(page.getByText(words('Nenhum acordo com estes filtros'))).toBeVisible()
})
