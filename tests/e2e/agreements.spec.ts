import type { Page } from '@playwright/test'
import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { runJobNow } from '../support/browser/jobs.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { bell, item, openList } from '../support/browser/notifications.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { getCharges } from '../support/browser/sandbox-bank.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { type Words, startingWith } from '../support/browser/words.ts'

const list = '/financial/agreements'

/** How many agreements somebody made. */
async function getAgreements(database: pg.Pool, { id }: TestStudent): Promise<number> {
  const { rowCount } = await inTenant(database, 1, ({ client }) => client.query('select from financial.agreement where user_id = $1', [id]))
  return rowCount ?? 0
}

/** The plans from the fewest installments on. */
const choices = (page: Page) => page.getByRole('radio')

/** The plan that continues. */
const shownPlan = (page: Page, words: Words) =>
  page
    .getByRole('region', { name: words('Plano') })
    .getByRole('status')
    .last()

const otherPlans = (page: Page) => page.locator('summary').filter({ hasText: /^(Ver outro|See |Ver otro)/ })

/** Opens the review of three installments for a test student's overdue debt. */
async function review(page: Page, student: TestStudent, words: Words) {
  await page.goto(portalUrl(`${list}/new?debts=${student.overdueDebtId}&plan=2`))
  await expect(page.getByRole('heading', { name: words('Total do acordo') })).toBeVisible()
  await hydrated(page)
}

test('a student replaces an overdue debt by installments', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
  expectAccessible,
  database,
}) => {
  await signInAs(student.username, { path: list })
  await expect(page.getByText(words('Nenhum acordo ainda'))).toBeVisible()
  await page.getByRole('link', { name: words('Fazer um acordo') }).click()

  // All that is overdue may be negotiated: there is nothing to choose before the plans.
  await expect(page).toHaveTitle(/^Novo acordo: plano/)
  await expect(page.getByRole('link', { name: words('Mudar os débitos') })).toBeVisible()
  await expect(shownPlan(page, words)).toContainText(/^\d+x/)
  await expect(page.getByRole('link', { name: startingWith(words('Pagar hoje, {price}')) })).toHaveAttribute(
    'href',
    new RegExp(`payment-checkout\\?debts=${student.overdueDebtId}`),
  )
  await hydrated(page)
  await otherPlans(page).click()
  await expect(choices(page)).toHaveCount(2)
  await expect(page.getByRole('list', { name: words('Planos indisponíveis') })).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  const proceed = page.getByRole('button', { name: startingWith(words('Continuar')) })
  // By keyboard to the last of them, which the slider follows.
  await choices(page).first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(choices(page).last()).toBeChecked()
  const slider = page.getByRole('slider', { name: words('Quanto cabe por mês?') })
  await expect(slider).toHaveValue((await slider.getAttribute('min'))!)
  await expect(proceed).toHaveAccessibleName(/3x|3 installments|3 cuotas/)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: words('Total do acordo') })).toBeVisible()
  // A step takes the focus to its heading.
  await expect(page.getByRole('heading', { name: words('Passo {step} de 3: {name}') })).toBeFocused()
  await expect(page).toHaveTitle(/^Novo acordo: revisão/)
  await page.getByRole('button', { name: words('Fechar o acordo') }).click()
  await expect(page.getByText(words('Aceite os termos para fechar o acordo'))).toBeVisible()
  await expect(page.getByRole('checkbox', { name: words('Li e aceito os termos') })).toBeFocused()
  await expectAccessible()
  expect(await getAgreements(database, student)).toBe(0)
  await page.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  await page.getByRole('button', { name: words('Fechar o acordo') }).dblclick()

  await expect(page.getByText(words('Acordo fechado'))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words('Acordo nº {0}') })).toBeVisible()
  await expect(page.getByRole('link', { name: words('Parcela {number} de {count}') })).toHaveCount(3)
  await expectAccessible()
  expect(await getAgreements(database, student)).toBe(1)

  // In order: a later installment leads to the earlier one.
  await page
    .getByRole('link', { name: words('Parcela {number} de {count}') })
    .nth(1)
    .click()
  await expect(page.getByText(words('Há uma parcela anterior em aberto'))).toBeVisible()
  await expect(page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })).toBeHidden()
  await expectAccessible()
  await page.getByRole('link', { name: words('Ver a parcela anterior') }).click()
  await expect(page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })).toBeVisible()
  await page.goto(portalUrl(list))
  await expect(page.getByText(words('Em andamento'))).toBeVisible()
  await page.goto(portalUrl(`${list}/new`))
  await expect(page.getByText(words('Nada vencido para negociar'))).toBeVisible()
})

test('what somebody can pay a month chooses the plan at once, and stays in the address', { tag: '@phone' }, async ({
  page,
  student,
  signInAs,
  words,
}) => {
  await signInAs(student.username, { path: `${list}/new?debts=${student.overdueDebtId}` })
  await hydrated(page)
  const slider = page.getByRole('slider', { name: words('Quanto cabe por mês?') })
  const plan = shownPlan(page, words)
  await slider.press('End')
  await expect(page).toHaveURL(/budget=\d+000/)
  const few = await plan.textContent()
  await slider.press('Home')
  await expect(plan).not.toHaveText(few!)
  await expect(plan).toContainText(/^3x/)
  await expect(page).toHaveURL(new RegExp(`budget=${await slider.getAttribute('min')}`))
  await page.reload()
  await expect(plan).toContainText(/^3x/)
  // Less than any installment is the smallest one.
  await page.goto(portalUrl(`${list}/new?debts=${student.overdueDebtId}&budget=100`))
  await expect(plan).toContainText(/^3x/)
})

test('two tabs make one agreement, and a code that waits for the debt is canceled', async ({
  page,
  context,
  student,
  signInAs,
  words,
  database,
}) => {
  await signInAs(student.username, { path: `/financial/payments/${student.overdueDebtId}` })
  await hydrated(page)
  await page.getByRole('button', { name: startingWith(words('Pagar com Pix')) }).click()
  await page.waitForURL(/\/payments\/pix\//)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await review(tab, student, words)
    await tab.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  }
  await page.getByRole('button', { name: words('Fechar o acordo') }).click()
  await expect(page.getByText(words('Acordo fechado'))).toBeVisible()
  await other.getByRole('button', { name: words('Fechar o acordo') }).click()
  await expect(other.getByText(words('Estes débitos não podem mais ser negociados'))).toBeVisible()
  expect(await getAgreements(database, student)).toBe(1)
  expect(await getCharges(database, student.overdueDebtId)).toBe(1)
})

test('an agreement is made before scripts run, and what is missing is said without losing the plan', async ({
  browser,
  context: withScripts,
  student,
  database,
  signInAs,
}) => {
  await signInAs(student.username)
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl(`${list}/new?debts=${student.overdueDebtId}`))
  await expect(page).toHaveTitle(/^Novo acordo: plano/)
  await otherPlans(page).click()
  await choices(page).nth(0).check()
  await page.getByRole('button', { name: /^Continuar/ }).click()
  await expect(page).toHaveTitle(/^Novo acordo: revisão/)
  const review = page.url()
  await page.getByRole('button', { name: 'Fechar o acordo' }).click()
  await expect(page.getByText('Aceite os termos para fechar o acordo')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('plan')).toBe(new URL(review).searchParams.get('plan'))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Fechar o acordo' }).click()
  await expect(page.getByText('Acordo fechado')).toBeVisible()
  expect(await getAgreements(database, student)).toBe(1)
  await context.close()
})

test('debts are chosen before scripts run', async ({ browser, context: withScripts, signInAs }) => {
  await signInAs('ana.souza')
  const context = await browser.newContext({ locale: 'pt-BR', javaScriptEnabled: false, storageState: await withScripts.storageState() })
  const page = await context.newPage()
  await page.goto(portalUrl(`${list}/new`))
  await page.getByRole('link', { name: 'Mudar os débitos' }).click()
  await page.getByRole('checkbox').last().uncheck()
  await page.getByRole('button', { name: 'Ver planos' }).click()
  await expect(page).toHaveURL(/debts=1$/)
  // Without scripts the slider waits for its button.
  await page.getByRole('button', { name: 'Mostrar planos' }).first().click()
  await expect(page).toHaveURL(/budget=\d+/)
  await otherPlans(page).click()
  await page.getByRole('radio', { name: /^3x de/ }).check()
  await page.getByRole('button', { name: /^Continuar/ }).click()
  await expect(page.getByRole('button', { name: 'Fechar o acordo' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Acordos' }).getByRole('link', { name: 'Seus acordos' }).click()
  await expect(page.getByRole('link', { name: 'Acordo nº 1' })).toBeVisible()
  await context.close()
})

test('Bruno, who studies on two campuses, sees the debts of the one that he came for', async ({ page, signInAs, words }) => {
  for (const [role, institution] of [
    [10020, 11],
    [10021, 12],
  ] as const) {
    await signInAs('bruno.lima', { path: `${list}/new?v2RoleId=${role}&tenantId=1&institutionId=${institution}` })
    await page.getByRole('link', { name: words('Mudar os débitos') }).click()
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    await expect(page.getByRole('group', { name: words('Curso') })).toBeHidden()
  }
})

test('an agreement whose first installment was not paid is canceled, and its student is told once', async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await signInAs(student.username)
  await review(page, student, words)
  await page.getByRole('checkbox', { name: words('Li e aceito os termos') }).check()
  await page.getByRole('button', { name: words('Fechar o acordo') }).click()
  await expect(page.getByText(words('Acordo fechado'))).toBeVisible()
  const agreementId = new URL(page.url()).pathname.split('/').at(-1)!
  await inTenant(database, 1, ({ client }) =>
    client.query(
      'update financial.debt set due_date = current_date - 12 where debt_id in (select debt_id from financial.agreement_installment where agreement_id = $1 and number = 1)',
      [agreementId],
    ),
  )
  await page.goto(portalUrl('/financial/payments'))
  await runJobNow('financial-cancel-unpaid-agreements')
  await expect(bell(page)).toHaveAccessibleName(/1/)
  await runJobNow('financial-cancel-unpaid-agreements')
  await openList(page)
  await expect(item(page, `Acordo nº ${agreementId} cancelado`)).toHaveCount(1)
  await item(page, `Acordo nº ${agreementId} cancelado`).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: words('Acordo nº {0}') })).toBeVisible()
  await expect(page.getByText(words('Cancelado em {day}'))).toBeVisible()
  await expectAccessible()
  await page.goto(portalUrl(`/financial/payments/${student.overdueDebtId}`))
  await expect(page.getByRole('button', { name: startingWith(words('Pagar com Pix')) })).toBeVisible()
})
