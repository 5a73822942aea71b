import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { portalUrl } from '../support/browser/portal.ts'

const list = '/financial/payments'

/** Rows that hold debts: on phones they look like cards and are rows all the same. */
const debtRows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /\w/ }) })
    .filter({ has: page.getByRole('cell') })

test('an administrator sees the debts of all students', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('gina.financas')
  // The home tells how much is overdue, in how many debts, and for how long; each figure leads to its list.
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /^R\$\s[\d.]+,\d\d$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/^em [\d.]+ débitos$/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^1 a 30 dias [\d.]+ débitos? R\$\s[\d.]+,\d\d$/ })).toHaveAttribute('href', /age=up_to_30/)
  // The area that the figures lead to is no tile, too.
  await expect(page.getByRole('main').getByRole('link', { name: words('Débitos'), exact: true })).toBeHidden()
  await page
    .getByRole('region', { name: words('Inadimplência') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(portalUrl(`${list}?status=overdue`))
  await expect(page.getByRole('heading', { level: 1, name: words('Débitos'), exact: true })).toBeVisible()
  await page.getByRole('link', { name: words('Ver todos os débitos') }).click()
  await expect(page).toHaveURL(portalUrl(list))
  await expect(page.getByText(/\b8[.,\s]\d{3}\b/).first()).toBeVisible()
  await expect(debtRows(page)).toHaveCount(10)
  // A phone's cards name each fact.
  for (const fact of [/^(Tipo )?Mensalidade$/, /^(Instituição )?Campus (Norte|Sul)$/])
    await expect(debtRows(page).getByRole('cell', { name: fact }).first()).toBeVisible()

  await page.goto(portalUrl(`${list}?status=overdue&perPage=50&search=zzzz`))
  await expect(page.getByText(words('Nenhum débito com estes filtros'))).toBeVisible()
})

test('students are found by name, registration and tax id', async ({ page, signInAs, words }) => {
  await signInAs('gina.financas', { path: list })
  await hydrated(page)
  for (const wanted of ['Bruno Lima', '202210077', '111.444.777-35']) {
    const field = page.getByRole('searchbox', { name: words('Aluno, matrícula ou CPF') })
    await field.fill(wanted)
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === wanted)
    await expect(debtRows(page).filter({ hasText: '202210077' }).first()).toBeVisible()
  }
  await page.goto(portalUrl(`${list}?search=Ana Souza&status=settled`))
  await expect(
    debtRows(page)
      .first()
      .getByRole('cell', { name: words('Pago {amount}') }),
  ).toBeVisible()
  await page.getByRole('link', { name: words('Limpar') }).click()
  await expect(page).toHaveURL(portalUrl(list))
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('')
})

test('the list is narrowed, sorted and sized in the address', { tag: '@phone' }, async ({ page, signInAs, words, isMobile }) => {
  await signInAs('gina.financas', { path: list })
  await hydrated(page)
  const type = page.getByRole('button', { name: words('Tipo'), exact: true })
  if (isMobile) {
    await expect(type).toBeHidden()
    await page.getByText(words('Filtros'), { exact: true }).click()
  } else {
    await expect(type).toBeHidden()
    const more = page.getByText(words('Mais filtros'), { exact: true })
    const place = await more.boundingBox()
    await more.click()
    await expect(type).toBeVisible()
    expect(await more.boundingBox()).toEqual(place)
  }
  await expect(type).toBeVisible()
  await page
    .getByRole('button', { name: words('Situação') })
    .first()
    .click()
  await page.getByRole('link', { name: words('Vencido'), exact: true }).click()
  await expect(page).toHaveURL(/status=overdue/)
  await expect(page.getByRole('button', { name: /^Situação: / })).toBeInViewport()
  const folded = page.getByText(words('Filtros ({chosen})'), { exact: true })
  if (isMobile) {
    // What is chosen stands outside.
    await folded.click()
    await expect(type).toBeHidden()
    await expect(page.getByRole('button', { name: /^Situação: / })).toBeVisible()
  }

  if (!isMobile) {
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.getByRole('columnheader', { name: words('A pagar hoje') })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('columnheader', { name: words('Competência') })).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    const student = page.getByRole('columnheader', { name: words('Aluno') })
    for (const order of ['ascending', 'descending']) {
      await student.getByRole('link').click()
      await expect(student).toHaveAttribute('aria-sort', order)
    }
    await expect(page).toHaveURL(/sort=-studentName/)
  }
  await page.getByRole('combobox', { name: words('Por página') }).selectOption('50')
  await expect(page).toHaveURL(/perPage=50/)
  await expect(debtRows(page)).toHaveCount(50)
  await expect(page).toHaveURL(/status=overdue/)
  await page.getByRole('link', { name: words('Remover o filtro {label}') }).click()
  await expect(page).toHaveURL(portalUrl(`${list}?perPage=50${isMobile ? '' : '&sort=-studentName'}`))
  await expect(
    isMobile ? page.getByText(words('Filtros'), { exact: true }) : page.getByRole('button', { name: words('Situação') }),
  ).toBeFocused()
})

test('every page is one step away, and the last one too', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('gina.financas', { path: list })
  await hydrated(page)
  const firstRow = await debtRows(page).first().innerText()
  await page.getByRole('link', { name: words('Próxima página') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(debtRows(page).first()).not.toHaveText(firstRow)
  await expect(page.locator('.table__scroll')).toBeFocused()
  await page.getByRole('link', { name: words('Última página') }).click()
  await expect(page).toHaveURL(/page=8\d\d/)
  const jump = page.getByRole('spinbutton', { name: words('Página') })
  await expect(jump).toHaveValue(/^8\d\d$/)
  await jump.fill('300')
  await jump.press('Enter')
  await expect(page).toHaveURL(/page=300/)
  await expect(debtRows(page)).toHaveCount(10)
  await page.getByRole('link', { name: words('Primeira página') }).click()
  await expect(debtRows(page).first()).toHaveText(firstRow, { useInnerText: true })
})

test('what is listed can be saved as CSV', async ({ page, signInAs, words }) => {
  await signInAs('gina.financas', { path: `${list}?search=Ana Souza` })
  await hydrated(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words('Exportar CSV') }).click()
  const file = await download
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.trim().split('\r\n')
  for (const column of [
    'Origem',
    'Natureza',
    'Bolsa',
    'Valor líquido',
    'Multa e juros',
    'Descontos',
    'Forma de pagamento',
    'Código da situação',
    'Responsável financeiro',
  ])
    expect(lines[0]!.split(';')).toContain(column)
  expect(lines.length).toBeGreaterThan(30)
  expect(lines.slice(1).every((line) => line.includes('Souza'))).toBe(true)

  // The home page has what was exported, and what still is.
  await page.getByRole('link', { name: words('Início') }).click()
  await expect(page.getByRole('region', { name: words('Exportações') }).getByText(words('Arquivo salvo: {name}'))).toBeVisible()
})

test('columns and density are remembered', async ({ page, signInAs, words }) => {
  await signInAs('iris.cobranca', { path: list })
  await hydrated(page)
  await page.getByRole('button', { name: words('Colunas') }).click()
  await expect(page.getByText(words('Não aparece nesta largura')).first()).toBeVisible()
  await page.getByRole('checkbox', { name: words('Tipo') }).uncheck()
  await expect(page.getByRole('columnheader', { name: words('Multa e juros') })).toHaveCount(0)
  await page.getByRole('checkbox', { name: words('Multa e juros') }).check()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: words('Multa e juros') })).toBeAttached()
  await expect(page.getByRole('columnheader', { name: words('Vencimento') })).toBeAttached()
  await expect(page.getByRole('columnheader', { name: words('Tipo') })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('staff read and search their lists, and are told that acts need scripts; students are not', async ({ page, signInAs, words }) => {
    const line = page.getByText(words('Para agir nesta página, ative o JavaScript no navegador.'))
    await signInAs('gina.financas', { path: list })
    await expect(line).toHaveCount(1)
    await expect(line).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('Souza')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=Souza/)
    await expect(debtRows(page).first()).toContainText('Souza')
    await signInAs('ana.souza', { path: list })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line).toHaveCount(0)
  })
})
