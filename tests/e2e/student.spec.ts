import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { brCodeAmount } from '../support/browser/br-code.ts'
import { getPaymentId } from '../support/browser/checkout.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { readQrCode } from '../support/browser/qr-code.ts'
import { getCharges, expirePayment, payAtSandboxBank } from '../support/browser/sandbox-bank.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { locales, type Words, startingWith } from '../support/browser/words.ts'

/** Two debts: 1,234.56 and 500.00 with 2% fine and five days of 1% a month. */
const bothDebts = 174_539

/** Chooses both debts of a test student and asks for a Pix code. */
async function askForPix(page: Page, words: Words): Promise<string> {
  await page.goto(portalUrl('/financial/payments'))
  // Scripts first: what is ticked before they run is theirs to read.
  await hydrated(page)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  return getPaymentId(page)
}

async function brCodeOnPage(page: Page): Promise<string> {
  const code = await page
    .getByText(/^000201/)
    .first()
    .textContent()
  return code!.trim()
}

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a student sees what is owed, pays two debts by Pix and gets a receipt', { tag: locale === 'pt-BR' ? '@phone' : [] }, async ({
      page,
      isMobile,
      student,
      signInAs,
      words,
      database,
    }) => {
      await signInAs(student.username)
      await expect(page.getByRole('heading', { name: words('Para fazer') })).toBeVisible()
      const owed = page.getByRole('region', { name: words('Em atraso') })
      await expect(owed.getByText(words('com {0} de multa e juros'))).toHaveText(/10[.,]83/)
      await expect(owed.getByRole('link', { name: startingWith(words('Pagar')) })).toBeInViewport({ ratio: 1 })
      await expect(owed.getByText(/510[.,]83/)).toHaveCount(1)
      const tasks = page.getByRole('region', { name: words('Para fazer') })
      await expect(tasks.getByRole('link', { name: words('Pagar {amount}, {name}') })).toHaveAccessibleName(/1[.,]?234[.,]56/)

      await expectEverythingFits(page)
      await expect(page.getByRole('list', { name: words('Atalhos') }).getByRole('link')).toHaveCount(4)
      await page.goto(portalUrl('/financial/payments?status=settled'))
      const months = page.getByRole('list', { name: words('Meses do semestre') })
      await expect(months.getByRole('link')).toHaveCount(6)
      await months.getByRole('link', { name: /vencid|overdue/i }).click()
      await page.getByRole('link', { name: words('{name}: remover o filtro') }).click()
      await expect(page).not.toHaveURL(/competency/)

      await page.goto(portalUrl(`/financial/payments/${student.openDebtId}`))
      await expect(page.getByText(/1[.,]?234[.,]56/).first()).toBeVisible()
      await page.getByText(words('Entenda o valor')).click()
      await expect(page.getByText(words('Valor original'))).toBeVisible()

      await page.goto(portalUrl('/financial/payments'))
      await expect(page.getByRole('heading', { level: 1, name: words('Pagamentos') })).toBeVisible()
      const firstAmount = page
        .getByRole('list', { name: words('Débitos') })
        .getByText(/510[.,]83/)
        .first()
      await expect(firstAmount).toBeInViewport({ ratio: 1 })

      // What another filter does not list is not paid.
      await hydrated(page)
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      const pay = page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })
      await expect(pay).toHaveAccessibleName(/1[.,]?745[.,]39/)
      await unfoldFilters(page, isMobile, words('Filtros'))
      await page.getByRole('link', { name: startingWith(words('Vencidos')) }).click()
      await expect(pay).toHaveAccessibleName(/510[.,]83/)
      await page.goto(portalUrl('/financial/payments?status=in_agreement'))
      await hydrated(page)
      await expect(page.getByRole('link', { name: startingWith(words('Em acordo')) })).toBeInViewport({ ratio: 1 })

      const paymentId = await askForPix(page, words)
      await page.getByRole('button', { name: words('Copiar código') }).click()
      await expect(page.getByRole('button', { name: words('Código copiado') })).toBeVisible()
      const brCode = await page.evaluate(() => navigator.clipboard.readText())
      expect(brCodeAmount(brCode)).toBe(bothDebts)
      expect(await readQrCode(page, /QR/)).toBe(brCode)

      await payAtSandboxBank(page.request, database, paymentId)
      await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
      await expect(page.getByText(words('Você não tem mais nada em aberto.'))).toBeVisible()

      await page.getByRole('link', { name: startingWith(words('Ver recibo')) }).click()
      await expect(page.getByRole('heading', { level: 1, name: words('Recibo de pagamento') })).toBeVisible()
      await expect(page.getByText(/1[.,]?745[.,]39/).first()).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: words('Baixar PDF') }).click()
      const pdf = await textOfPdf(await (await download).path())
      expect(pdf).toContain(student.name)
      expect(pdf).toMatch(/1[.,]?745[.,]39/)

      await page.goto(portalUrl('/financial/payments'))
      await expect(page.getByText(words('Nenhum débito'))).toBeVisible()
    })
  })
}

test('pressing twice makes one charge', async ({ page, student, signInAs, words, database }) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).dblclick()
  await page.waitForURL(/\/payments\/pix\//)
  expect(await getCharges(database, student.openDebtId)).toBe(1)
})

test('two tabs lead to the same charge, and reloading or going back makes no other', async ({
  page,
  context,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  const path = `/financial/payments/${student.openDebtId}`
  await signInAs(student.username, { path })
  const other = await context.newPage()
  await other.goto(portalUrl(path))
  await Promise.all(
    [page, other].map(async (tab) => {
      await hydrated(tab)
      await tab.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
      await tab.waitForURL(/\/payments\/pix\//)
    }),
  )
  expect(getPaymentId(other)).toBe(getPaymentId(page))
  const code = await brCodeOnPage(page)
  await expectAccessible()
  await page.reload()
  expect(await brCodeOnPage(page)).toBe(code)
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(portalUrl(path))
  await hydrated(page)
  // The debt leads back to it.
  await page.getByRole('link', { name: /^Ver o código Pix, válido até \d\d:\d\d, Mensalidade/ }).click()
  await expect(page).toHaveURL(new RegExp(getPaymentId(other)))
  expect(await brCodeOnPage(page)).toBe(code)
  expect(await getCharges(database, student.openDebtId)).toBe(1)

  await payAtSandboxBank(page.request, database, getPaymentId(page))
  for (const tab of [page, other]) await expect(tab.getByText(words('Pagamento recebido'))).toBeVisible()
  await expectAccessible()
})

test('an expired code says so and offers another; money for the old one is booked as late', async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await signInAs(student.username)
  const first = await askForPix(page, words)
  await expirePayment(database, first)
  await page.reload()
  await expect(page.getByText(words('Este código expirou'))).toBeVisible()
  await expectAccessible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectEverythingFits(page)

  await payAtSandboxBank(page.request, database, first)
  await page.reload()
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await expect(page.getByText(words('Recebido depois do prazo'))).toBeVisible()
})

test('a new code replaces an expired one', async ({ page, student, signInAs, words, database }) => {
  await signInAs(student.username)
  const first = await askForPix(page, words)
  await expirePayment(database, first)
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Gerar outro código')) }).click()
  await page.waitForURL((url) => url.pathname.includes('/pix/') && !url.pathname.endsWith(first))
  await payAtSandboxBank(page.request, database, getPaymentId(page))
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
})

test('a Pix paid twice is a payment and a credit', async ({ page, student, signInAs, words, database }) => {
  await signInAs(student.username)
  const paymentId = await askForPix(page, words)
  await payAtSandboxBank(page.request, database, paymentId)
  await expect(page.getByText(words('Pagamento recebido'))).toBeVisible()
  await payAtSandboxBank(page.request, database, paymentId)
  await page.reload()
  await expect(page.getByText(words('Crédito de {0}')).first()).toBeVisible()
})

test('a student chooses how many debts a page shows', { tag: '@phone' }, async ({ page, signInAs, words }) => {
  await signInAs('ana.souza', { path: '/financial/payments?status=settled&page=2' })
  await hydrated(page)
  const debts = page
    .getByRole('main')
    .getByRole('list', { name: words('Débitos') })
    .getByRole('listitem')
  await expect(debts).toHaveCount(10)
  const size = page.getByRole('combobox', { name: words('Por página') })
  await expect(size.getByRole('option')).toHaveText(['10', '20', '30', '50'])
  await size.focus()
  await size.selectOption('50')
  await expect(page).toHaveURL((url) => url.searchParams.get('perPage') === '50' && !url.searchParams.has('page'))
  await expect(debts).toHaveCount(34)
  await expect(size).toBeFocused()
  await page.goBack()
  await expect(size).toHaveValue('10')
})

test('lists can be narrowed before scripts run', { tag: '@phone' }, async ({ browser, context: withScripts, isMobile, signInAs }) => {
  await signInAs('ana.souza')
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl('/financial/payments'))
  await unfoldFilters(page, isMobile, 'Filtros')
  await page.getByRole('link', { name: /^Pagos/ }).click()
  await expect(page).toHaveURL(/status=settled/)
  await expect(page.getByText(/^Pago em/).first()).toBeVisible()
  await context.close()
})

async function textOfPdf(file: string): Promise<string> {
  const document = await getDocument({ url: file, verbosity: 0 }).promise
  const first = await (await document.getPage(1)).getTextContent()
  return first.items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

test('what another day would cost is asked by typing a date or picking it', async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await hydrated(page)
  await page.getByRole('button', { name: words('Pagar em outro dia') }).click()
  const day = page.getByRole('textbox', { name: words('Dia do pagamento') })
  // Until scripts run it is the browser's own date field, which takes no impossible text.
  await expect(page.getByRole('button', { name: words('Abrir calendário') })).toBeVisible()

  await day.fill('31/12/2020')
  await expect(page.getByText(words('Escolha um dia de {first} a {last}'))).toBeVisible()
  await expect(day).toHaveValue('31/12/2020')

  // Later than the last day of the lowest amount, which is in no address.
  const later = new Date(Date.now() + 20 * 86_400_000)
  await day.fill(
    `${String(later.getUTCDate()).padStart(2, '0')}/${String(later.getUTCMonth() + 1).padStart(2, '0')}/${later.getUTCFullYear()}`,
  )
  await expect(page.getByText(words('Em {day}')).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`on=${later.toISOString().slice(0, 10)}`))

  await page.getByRole('button', { name: words('Abrir calendário') }).click()
  const calendar = page.getByRole('dialog', { name: words('Calendário') })
  await expect(calendar.getByRole('grid')).toBeVisible()
  await expectAccessible()
  const next = new Date(later.getTime() + 86_400_000)
  await page.keyboard.press('ArrowRight')
  await expect(calendar.locator(':focus')).toHaveText(String(next.getUTCDate()))
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`on=${next.toISOString().slice(0, 10)}`))
})

/** On a phone, what is not chosen is folded. */
async function unfoldFilters(page: Page, isMobile: boolean, name: string | RegExp) {
  if (isMobile) await page.locator('summary').filter({ hasText: name }).click()
}
