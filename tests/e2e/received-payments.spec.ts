import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { expirePayment, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { type Words, startingWith } from '../support/browser/words.ts'

const list = '/financial/received-payments'

/** Rows that hold payments: on phones they look like cards and are rows all the same. */
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** A student asks for a Pix or a bank slip. @returns payment id */
async function charge(
  page: Page,
  student: TestStudent,
  words: Words,
  signInAs: (username: string, options?: { path?: string }) => Promise<void>,
  method: 'pix' | 'bank_slip',
) {
  const path =
    method === 'pix'
      ? `/financial/payments/${student.openDebtId}`
      : `/financial/payment-checkout?debts=${student.overdueDebtId}&method=bank_slip`
  await signInAs(student.username, { path })
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words(method === 'pix' ? 'Pagar com Pix' : 'Gerar boleto de {amount}')) }).click()
  await page.waitForURL(/\/payments\/(pix|slip)\//)
  return new URL(page.url()).pathname.split('/').at(-1)!
}

/** The bank has the money of a slip, and its return has not come yet. */
async function payUnnoticed(database: pg.Pool, paymentId: string) {
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into sandbox.slip_payment select 'B' || p.txid, p.txid, p.amount_cents, now() from financial.payment p where p.payment_id = $1`,
      [paymentId],
    ),
  )
}

test('the advisory sees the payments of all students, and what happened to one', async ({ page, student, signInAs, words, database }) => {
  const paymentId = await charge(page, student, words, signInAs, 'pix')
  await payAtSandboxBank(page.request, database, paymentId)
  await signInAs('iris.cobranca', { path: list })
  await expect(page.getByRole('heading', { level: 1, name: words('Recebimentos') })).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await expectEverythingFits(page)

  await page.goto(portalUrl(`${list}?search=${student.id}`))
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByText(words('Aprovado'))).toBeVisible()
  await rows(page).getByRole('link', { name: student.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Pagamento de {studentName}') })).toBeVisible()
  const happened = page.getByRole('list', { name: words('O que aconteceu') }).getByRole('listitem')
  await expect(happened).toHaveCount(3)
  await expect(happened.first().getByText(words('Recebimento registrado'))).toBeVisible()
  await page.getByText(words('Números da cobrança')).click()
  await expect(page.getByText(words('Identificador do Pix'))).toBeVisible()
  await expectEverythingFits(page)
  await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Recibo de pagamento') })).toBeVisible()
})

test('a payment that came twice has a receipt for each transfer', async ({ page, student, signInAs, words, database }) => {
  const paymentId = await charge(page, student, words, signInAs, 'pix')
  for (const _time of [1, 2]) await payAtSandboxBank(page.request, database, paymentId)
  await signInAs('gina.financas', { path: `${list}/${paymentId}` })
  const receipts = page.getByRole('link', { name: words('Ver recibo {receiptNumber}') })
  await expect(receipts).toHaveCount(2)
  await expect(page.getByRole('link', { name: words('Baixar PDF {receiptNumber}') })).toHaveCount(2)
  const number = /[\d-]+$/.exec(await receipts.last().innerText())![0]
  await receipts.last().click()
  await expect(page.getByRole('heading', { level: 1, name: words('Recibo de pagamento') })).toBeVisible()
  await expect(page.getByText(number)).toBeVisible()
})

test('the bank is asked for the money of a slip, in vain and then not', async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  const paymentId = await charge(page, student, words, signInAs, 'bank_slip')
  await signInAs('gina.financas', { path: `${list}/${paymentId}` })
  await hydrated(page)
  await expect(page.getByText(words('Conta'), { exact: true })).toBeVisible()
  await page.getByText(words('Números da cobrança')).click()
  await expect(page.getByText(words('Linha digitável'))).toBeVisible()
  await page.getByRole('button', { name: words('Consultar o banco') }).click()
  await expect(page.getByText(words('O banco ainda não recebeu'))).toBeVisible()
  await expect(page.getByText(words('Banco consultado: pagamento não encontrado'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await payUnnoticed(database, paymentId)
  await page.getByRole('button', { name: words('Consultar o banco') }).click()
  await expect(page.getByText(words('O banco recebeu este boleto'))).toBeVisible()
  await expect(page.getByRole('link', { name: startingWith(words('Ver recibo')) })).toBeVisible()
})

test('payments are narrowed and sorted in the address, and stay so', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  database,
  isMobile,
}) => {
  const paymentId = await charge(page, student, words, signInAs, 'pix')
  await expirePayment(database, paymentId)
  await signInAs('iris.cobranca', { path: list })
  await hydrated(page)
  if (isMobile) await page.getByText(words('Filtros'), { exact: true }).click()
  await page
    .getByRole('button', { name: words('Situação') })
    .first()
    .click()
  await page.getByRole('link', { name: words('Expirado'), exact: true }).click()
  await expect(page).toHaveURL(/status=expired/)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill(student.name)
  await field.press('Enter')
  await expect(page).toHaveURL(/search=/)
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/status=expired/)
  if (isMobile) {
    await page.getByRole('button', { name: words('Ordenar') }).click()
    await page.getByRole('link', { name: words('Valor'), exact: true }).click()
  } else
    await page
      .getByRole('columnheader', { name: words('Valor') })
      .getByRole('link')
      .click()
  await expect(page).toHaveURL(/sort=amount/)
  if (!isMobile) await expect(page.getByRole('columnheader', { name: words('Valor') })).toHaveAttribute('aria-sort', 'ascending')
  await rows(page).getByRole('link', { name: student.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: words('Pagamento de {studentName}') })).toBeVisible()
  await expect(page.getByText(words('Prazo encerrado'))).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: words('Limpar') }).click()
  await expect(rows(page)).toHaveCount(10)
  await page.goto(portalUrl(`${list}?search=zzzz`))
  await expect(page.getByText(words('Nenhum pagamento com estes filtros'))).toBeVisible()
})

test('staff read what a student handed in to show a payment', async ({ page, student, signInAs, words, expectAccessible }) => {
  const paymentId = await charge(page, student, words, signInAs, 'bank_slip')
  await signInAs(student.username, { path: `/financial/payments/slip/${paymentId}` })
  await hydrated(page)
  await page.getByRole('button', { name: words('Já paguei este boleto') }).click()
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'comprovante do banco.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nPago\n%%EOF\n') })
  await expect(page.getByRole('listitem').filter({ hasText: 'comprovante do banco.pdf' })).toContainText('Enviado')
  await signInAs('gina.financas', { path: `${list}/${paymentId}` })
  await expect(page.getByRole('heading', { name: words('Comprovantes enviados') })).toBeVisible()
  await expectAccessible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: words('Baixar {title}') }).click()
  const download = await saved
  expect([download.suggestedFilename(), await readFile(await download.path(), 'utf8')]).toEqual([
    'comprovante do banco.pdf',
    expect.stringContaining('Pago'),
  ])
})

test('what is listed can be saved as CSV', async ({ page, signInAs, words }) => {
  await signInAs('iris.cobranca', { path: `${list}?status=approved&search=Ana Souza` })
  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words('Exportar CSV') }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const [heading, ...lines] = text.trim().split('\r\n')
  expect(heading).toContain('Recibo;')
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.every((line) => line.startsWith('Ana Souza;202310482;***.982.247-**;') && line.endsWith('Aprovado'))).toBe(true)
})
