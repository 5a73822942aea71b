import type pg from 'pg'
import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { addPerson } from '../support/browser/people.ts'
import { failBank } from '../support/browser/failing-bank.ts'
import { settleOverdueDebt } from '../support/browser/reenrollments.ts'
import type { TestStudent } from '../support/browser/students.ts'

const addStaff = (database: pg.Pool, ...permissions: string[]) =>
  addPerson(database, 1, [{ institutionId: 11, name: 'Financeiro', profile: 'OPERATION', permissions: { financial: permissions } }])

/** An amount that no other test's invoice has. */
const refusedAmount = ({ id }: TestStudent) => 1_000_000 + id

/** Of a paid debt, since the job ends the orders of others: asked five times in vain, and the job tries again tomorrow. */
async function refuseInvoice(database: pg.Pool, student: TestStudent): Promise<void> {
  // The job may ask at once when somebody wants it: the issuer refuses it then too, so the debt still waits for its invoice.
  await failBank(database, 'invoice', refusedAmount(student))
  await settleOverdueDebt(database, student)
  await inTenant(database, 1, ({ client }) =>
    client.query(
      `insert into financial.invoice_order (reference, tenant_id, debt_id, state, amount_cents, attempts, next_attempt_at, problem)
       values (gen_random_uuid(), 1, $1, 'ordered', $2, 5, now() + interval '1 day', 'CPF do tomador inválido')`,
      [student.overdueDebtId, refusedAmount(student)],
    ),
  )
}

const retriedBy = async (database: pg.Pool, debtId: number) =>
  (
    await inTenant(database, 1, ({ client }) =>
      client.query<{ by: number }>('select retried_by as by from financial.invoice_order where debt_id = $1', [debtId]),
    )
  ).rows[0]?.by

test('staff see why an invoice was not issued and ask for another attempt', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await refuseInvoice(database, student)
  const path = `/financial/payments/${student.overdueDebtId}`
  const card = page.getByRole('region', { name: words('Nota fiscal') })
  const retry = card.getByRole('button', { name: words('Tentar de novo') })

  await signInAs(student.username, { path })
  await expect(page.getByText(words('Entenda o valor'))).toBeVisible()
  await expect(card).toBeHidden()
  const reader = await addStaff(database, 'debts.read')
  await signInAs(reader.username, { path })
  await expect(card.getByText(words('A emissão falhou várias vezes'))).toBeVisible()
  await expect(retry).toBeHidden()

  const manager = await addStaff(database, 'debts.read', 'invoices.manage')
  await signInAs(manager.username, { path })
  await expect(card.getByText('CPF do tomador inválido')).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await hydrated(page)
  await retry.click()
  await expect(card.getByRole('status')).toContainText('Vamos tentar em até um minuto')
  expect(await retriedBy(database, student.overdueDebtId)).toBe(manager.id)
})
