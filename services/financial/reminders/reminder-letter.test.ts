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

  it.each([
    ['pt-BR', '2026-11-29', 'Mensalidade de novembro de 2026 vence amanhã'],
    ['en', '2026-11-29', 'Tuition for November 2026 is due tomorrow'],
    ['es', '2026-11-29', 'Mensualidad de noviembre de 2026 vence mañana'],
    ['pt-BR', '2026-12-07', 'Mensalidade de novembro de 2026 venceu há 7 dias'],
    ['en', '2026-12-07', 'Tuition for November 2026 was due 7 days ago'],
  ] as const)('names its debt first, in %s on %s', (locale, today, title) => {
    expect(reminderNotification({ debts: [debt], today }, locale, 'BRL').title).toBe(title)
  })

  it('of several debts names each with its amount', () => {
    const debts = [debt, { ...debt, competency: '2026-12-01' }]
    const { title, message: text } = reminderNotification({ debts, today: '2026-11-29' }, 'pt-BR', 'BRL')
    expect(title).toBe('Lembrete de 2 débitos')
    expect(text.replaceAll('\u00a0', ' ')).toContain('Mensalidade de dezembro de 2026: R$ 1.234,56, vencimento 30/11/2026.')
  })
})
