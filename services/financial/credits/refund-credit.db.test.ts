import { describe, expect, it } from 'vitest'
import { creditOffice } from '../testing/credit-office.ts'
import type { FinancialClient } from '../testing/world.ts'

let gina: FinancialClient
let student: FinancialClient
let enrollmentId: number

const { addCredit, refundOf, expectBooksInOrder } = creditOffice((now) => ({ gina, student, enrollmentId } = now))

describe('a refund', () => {
  it('is recorded with how, when, by whom and its proof, which staff can read', async () => {
    await addCredit()
    const proof = new File([new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj\nendobj\n%%EOF'))], 'comprovante.pdf', {
      type: 'application/pdf',
    })
    const { useId } = await gina.credits.refund({ ...refundOf(40_000, 100_000), reference: '', proof, note: 'A pedido' })
    const seen = await gina.credits.ofStudent({ enrollmentId })
    expect(seen).toMatchObject({
      left: 60_000,
      uses: [
        {
          kind: 'refund',
          amount: 40_000,
          refund: { way: 'pix', refundedOn: '2026-11-21' },
          destination: 'ana@exemplo.com.br',
          proof: 'comprovante.pdf',
          note: 'A pedido',
          madeBy: 'Gina Prates',
        },
      ],
    })
    const file = await gina.credits.proof({ useId })
    expect([file.name, await file.text()]).toEqual(['comprovante.pdf', expect.stringContaining('%PDF-1.4')])
    await expect(student.credits.proof({ useId })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await student.credits.own()).uses).toMatchObject([{ kind: 'refund', refund: { way: 'pix' } }])
    expect((await student.credits.own()).uses[0]).not.toHaveProperty('destination')
    const { rows } = await student.statement.get({ from: '2026-01-01', to: '2026-12-31' })
    expect(rows.filter(({ kind }) => kind === 'credit_refunded')).toMatchObject([{ debit: 40_000, date: '2026-11-21' }])
    await expectBooksInOrder()
  })

  it.each([
    ['of more than is left', { amount: 100_001 }, 'BAD_REQUEST'],
    ['of nothing', { amount: 0 }, 'BAD_REQUEST'],
    ['of credit that is not what was shown', { expectedLeft: 120_000 }, 'CONTENT_CHANGED'],
    ['of a day to come', { refundedOn: '2026-11-22' }, 'DAY_NOT_ALLOWED'],
    ['without a proof', { reference: '  ' }, 'BAD_REQUEST'],
    ['without where to', { destination: ' ' }, 'BAD_REQUEST'],
  ])('%s is refused', async (_, given, code) => {
    await addCredit()
    await expect(gina.credits.refund({ ...refundOf(100_000, 100_000), ...given })).rejects.toMatchObject({ code })
    expect((await student.credits.own()).left).toBe(100_000)
  })

  it('takes no program for a proof', async () => {
    await addCredit()
    const proof = new File(['<script>'], 'comprovante.pdf', { type: 'application/pdf' })
    await expect(gina.credits.refund({ ...refundOf(1, 100_000), proof })).rejects.toMatchObject({ code: 'FILE_TYPE' })
  })
})
