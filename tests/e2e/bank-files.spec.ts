import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { chooseWay, getPaymentId } from '../support/browser/checkout.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import { returnText } from '../../demo/sandbox/bank/return-file.ts'
import { startingWith } from '../support/browser/words.ts'

/** The slip of a payment, the account that its number is of, and the day there. */
async function slipOf(database: pg.Pool, paymentId: string) {
  const { rows } = await inTenant(database, 1, ({ client }) =>
    client.query<{
      ourNumber: string
      amount: number
      accountId: number
      agreement: string
      branch: string
      number: string
      digit: string
      bank: string
      today: string
    }>(
      `select p.txid as "ourNumber", p.amount_cents as amount, a.account_id as "accountId", a.agreement, a.branch, a.number, a.digit, b.code as bank,
        (now() at time zone 'America/Sao_Paulo')::date as today
      from financial.payment p join financial.bank_account a on a.account_id = p.slip_account_id join financial.bank b using (bank_id)
      where p.payment_id = $1`,
      [paymentId],
    ),
  )
  return rows[0]!
}

test('a slip is paid by the bank’s return file: sent, seen before it is booked, booked; a difference is resolved', async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await signInAs(student.username, { path: `/financial/payment-checkout?debts=${student.openDebtId}` })
  await chooseWay(page, words, 'Boleto')
  await page.getByRole('button', { name: startingWith(words('Gerar boleto de {amount}')) }).click()
  await page.waitForURL(/\/payments\/slip\//)
  const { ourNumber, amount, accountId, today, ...parts } = await slipOf(database, getPaymentId(page))
  const account = { ...parts, generatedOn: today, sequence: Math.floor(Date.now() / 1000) % 1_000_000 }
  const unknown = `${parts.agreement}9${String(Date.now()).slice(-9)}`
  const entries = [
    { ourNumber, amount, paidOn: today },
    { ourNumber: unknown, amount: 12_345, paidOn: today },
  ]
  const file = (text: string, name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') })
  const good = file(returnText(entries, account), 'retorno.ret')
  await signInAs('gina.financas', { path: '/financial/bank-files' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Arquivos bancários'))
  await expectEverythingFits(page)
  await hydrated(page)

  await page.getByLabel(words('Arquivo de retorno')).setInputFiles(file(returnText(entries, account).slice(0, 900), 'cortado.ret'))
  await expect(page.getByText(words('O arquivo não pode ser usado'))).toBeVisible()
  await expect(page.getByText(words('A linha não tem 240 posições.'))).toBeVisible()
  await expectAccessible()

  await page
    .getByRole('main')
    .getByRole('link', { name: words('Arquivos bancários') })
    .click()
  const decisions = page.getByRole('region', { name: words('Esperam por você') })
  await expect(decisions.getByRole('link', { name: 'Ver por quê: cortado.ret' })).toBeVisible()
  await page.getByLabel(words('Arquivo de retorno')).setInputFiles(good)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('retorno.ret')
  await expect(page.getByText(words('Confira o arquivo antes da baixa'))).toBeVisible()
  await expect(page.getByRole('row', { name: ourNumber }).getByText(words('Confere'))).toBeVisible()
  await expect(page.getByRole('row', { name: unknown }).getByText(words('Boleto não encontrado'))).toBeVisible()
  // Each entry is in one part.
  const split = page.getByRole('region', { name: words('O que há no arquivo') })
  await expect(split.getByRole('term')).toContainText([/^Confere: 1/, /^Boleto não encontrado: 1/, /^Lançamentos: 2$/])
  await expectAccessible()
  await expectEverythingFits(page)
  await page.getByRole('button', { name: words('Confirmar baixa') }).click()
  const asked = page.getByRole('alertdialog', { name: /^Dar baixa em 1 pagamento, / })
  await expectAccessible()
  await asked.getByRole('button', { name: words('Dar baixa') }).click()
  await expect(page.getByText(words('Baixa concluída em {0}'))).toBeVisible()
  await expect(page.getByText('1 de 2 baixados', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Resolver 1 diferença' })).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('link', { name: words('Arquivos bancários') })
    .click()
  await page.getByLabel(words('Arquivo de retorno')).setInputFiles(good)
  await expect(page.getByText(words('Este arquivo já foi enviado em {0} e baixado em {1}.'))).toBeVisible()

  await page.goto(portalUrl(`/financial/bank-files/reconciliation?accountId=${accountId}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Arquivos bancários'))
  // An account and a month are always chosen.
  await expect(page.getByRole('main').getByRole('link', { name: startingWith(words('Remover o filtro {label}')) })).toHaveCount(0)
  await expectEverythingFits(page)
  await hydrated(page)
  const resolve = page.getByRole('row', { name: unknown }).getByRole('button', { name: /^Resolver/ })
  await resolve.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words('Marcar como resolvida') }).click()
  await expect(dialog.getByLabel(words('Motivo'))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await dialog.getByLabel(words('Motivo')).selectOption('other_system')
  await dialog.getByLabel(/^Observação/).fill('Boleto do sistema antigo')
  await dialog.getByRole('button', { name: words('Marcar como resolvida') }).click()
  await expect(page.getByRole('button', { name: words('Desfazer') })).toBeVisible()
  await expect(resolve).toHaveCount(0)
  await page.getByRole('link', { name: /^Ver \d+ diferenças? resolvidas?/ }).click()
  await expect(page.getByRole('row', { name: unknown }).getByText('Boleto do sistema antigo')).toBeVisible()
  await page.getByRole('row', { name: unknown }).getByRole('button').click()
  await expect(page.getByRole('row', { name: unknown })).toHaveCount(0)

  // Whose it is, somebody finds out after all.
  await page.goto(portalUrl(`/financial/bank-files/reconciliation?accountId=${accountId}`))
  await hydrated(page)
  const assign = page.getByRole('row', { name: unknown }).getByRole('button', { name: /^Atribuir/ })
  await assign.click()
  await dialog.getByRole('combobox').fill(String(student.id))
  await page.getByRole('option', { name: student.name }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: words('Atribuir ao débito') }).click()
  await expect(page.getByText(words('Pagamento atribuído ao débito.'))).toBeVisible()
  await expect(assign).toHaveCount(0)
  await page.getByRole('link', { name: /^Ver \d+ diferenças? resolvidas?/ }).click()
  const assigned = page.getByRole('region', { name: words('Pagamentos atribuídos') })
  await expect(assigned.getByText(student.name)).toBeVisible()
  await expectEverythingFits(page)
  await expectAccessible()
  await assigned.getByRole('button', { name: `Desfazer, boleto ${unknown}` }).click()
  await expect(page.getByText(words('O pagamento do boleto {0} está a resolver de novo.'))).toBeVisible()

  await signInAs(student.username, { path: `/financial/payments/${student.openDebtId}` })
  await expect(page.getByText(/^Pago em/).first()).toBeVisible()
})
