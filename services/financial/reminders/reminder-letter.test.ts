import { describe, expect, it } from 'vitest'
import { reminderLetter, reminderNotification } from './reminder-letter.ts'

const debt = {
  debtId: 1,
  type: 'tuition' as const,
  description: null,
  installment: null,
  competency: '2026-11-01',
  dueDate: '2026-11-30',
  amount: 123_456,
}
const message = { debts: [debt], today: '2026-11-27' }
const place = { institution: 'Universidad de Prueba', portal: 'https://portal.test', currency: 'EUR' }

describe('a reminder', () => {
  it('writes amounts in the currency of the tenant', () => {
    expect(reminderLetter(message, 'en', place).items).toMatchObject([{ value: '€1,234.56' }])
    expect(reminderNotification(message, 'pt-BR', 'BRL').message).toMatch(/R\$\s1\.234,56/)
    expect(reminderNotification(message, 'en', 'EUR').message).toContain('€1,234.56')
  })
})
