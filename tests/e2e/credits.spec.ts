import type pg from 'pg'
import { addPayment } from '../../services/financial/testing/builders.ts'
import type { World } from '../../services/financial/testing/world.ts'
import { inTenant } from '../../services/platform/database.ts'
import { amid } from '../support/browser/due-dates.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { portalUrl } from '../support/browser/portal.ts'
import type { TestStudent } from '../support/browser/students.ts'
import { startingWith } from '../support/browser/words.ts'

const hour = 3_600_000

/** Two Pix of R$ 1.234,56 for a debt that was canceled meanwhile. */
async function addCredit(database: pg.Pool, { id, overdueDebtId }: TestStudent): Promise<void> {
  const rows = async (tenantId: number, text: string, values: unknown[] = []) =>
    (await inTenant(database, tenantId, ({ client }) => client.query(text, values))).rows
  const at = new Date(Date.now() - 48 * hour).toISOString()
  await rows(1, "update financial.debt set status = 'canceled', amount_on = due_date where debt_id = $1", [overdueDebtId])
  await addPayment({ pool: database, rows } as unknown as World, {
    userId: id,
    debts: [overdueDebtId],
    amount: 123_456,
    status: 'approved',
    createdAt: at,
    money: [
      { at, credit: true },
      { at, credit: true },
    ],
  })
}

test('staff apply credit to a debt and undo it, refund the rest, and the student sees what became of it', async ({
  page,
  student,
  signInAs,
  words,
  database,
  expectAccessible,
}) => {
  await addCredit(database, student)
  await signInAs('gina.financas', { path: `/financial/credits?search=${student.id}` })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Créditos'))
  await expectEverythingFits(page)
  await page
    .getByRole('link', { name: new RegExp(`^${student.name}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Créditos de ${student.name}`)
  await expectEverythingFits(page)
  await expectAccessible()
  await hydrated(page)

  await page.getByRole('button', { name: words('Abater de um débito') }).click()
  const apply = page.getByRole('dialog')
  // The only debt is chosen already.
  await expect(apply.getByRole('radio')).toBeChecked()
  await expectAccessible()
  await apply.getByRole('button', { name: /^Abater R\$/ }).click()
  await expect(page.getByText(words('Crédito abatido do débito.'))).toBeVisible()
  const uses = page.getByRole('region', { name: words('O que foi feito') })
  await expect(uses.getByText(/^Abatido de /)).toBeVisible()
  await expect(uses.getByText(/por Gina Prates/)).toBeVisible()

  await page.getByRole('button', { name: words('Registrar devolução') }).click()
  const refund = page.getByRole('dialog')
  await refund.getByLabel(words('Como'), { exact: true }).selectOption('pix')
  await refund.getByLabel(words('Para onde')).fill('aluno@exemplo.com.br')
  await refund.getByRole('button', { name: words('Registrar devolução') }).click()
  await expect(refund.getByLabel(startingWith(words('Número da transferência')))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await refund.getByLabel(startingWith(words('Comprovante'))).setInputFiles({
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF'),
  })
  await expect(refund.getByText(words('Pronto'))).toBeVisible()
  await refund.getByRole('button', { name: words('Registrar devolução') }).click()
  await expect(page.getByText(words('Devolução registrada.'))).toBeVisible()
  const proof = uses.getByRole('link', { name: 'Comprovante: comprovante.pdf' })
  const download = page.waitForEvent('download')
  await proof.click()
  expect((await download).suggestedFilename()).toBe('comprovante.pdf')

  await signInAs(student.username, { path: '/financial/statement' })
  const own = page.getByRole('region', { name: words('Seu crédito') })
  await expect(own.getByText(words('Todo o seu crédito já foi usado ou devolvido.'))).toBeVisible()
  await expect(own.getByText(/^Abatido de /)).toBeVisible()
  await expect(own.getByText(/^Devolvido em .* \(Pix\)$/)).toBeVisible()
  await expectEverythingFits(page)
  await expectAccessible()
  await page.goto(portalUrl(`/financial/payments/${student.openDebtId}`))
  await expect(page.getByText(amid(words('Crédito abatido')))).toBeVisible()

  await signInAs('gina.financas', { path: `/financial/credits?search=${student.id}` })
  await page
    .getByRole('link', { name: new RegExp(`^${student.name}`) })
    .first()
    .click()
  await hydrated(page)
  await uses.getByRole('listitem').filter({ hasText: 'Abatido de' }).getByRole('button').click()
  const undo = page.getByRole('dialog')
  await undo.getByLabel(startingWith(words('Motivo'))).fill('Era de outro aluno')
  await expectAccessible()
  await undo.getByRole('button', { name: words('Desfazer') }).click()
  await expect(page.getByText(words('Desfeito: o valor está no crédito de novo.'))).toBeVisible()
  await expect(uses.getByText('Era de outro aluno')).toBeVisible()

  await signInAs(student.username, { path: '/financial/statement' })
  await expect(own.getByText(/^R\$\s1\.234,56$/).first()).toBeVisible()
  await expect(own.getByText(/^Abatido de /)).toHaveCount(0)
})
