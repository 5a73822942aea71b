import { afterAll, describe, expect, it } from 'vitest'
import type { Locale } from '#config'
import type { PaymentReceipt } from '#api/financial/payments.ts'
import { tagsOfPdf, textOfPdf } from '../../../platform/testing/pdf-text.ts'
import { createReportPrinter } from '../../documents/report-printer.ts'

const printer = createReportPrinter()
afterAll(() => printer.close())

const receipt: PaymentReceipt = {
  paymentId: '7c0f1f6e-2f0a-4c43-9b52-0d3a4de0a001',
  receiptNumber: '2026-00000123',
  institutionName: 'Universidade Aurora, Campus Norte',
  institutionTaxId: '48120357000130',
  payerName: 'Conceição Brandão',
  payerTaxId: '***.982.247-**',
  method: 'pix',
  card: null,
  amount: 128_407,
  creditAmount: 0,
  late: false,
  paidAt: '2026-11-05T02:30:00Z',
  endToEndId: 'E99999999202611050230abcdef01234',
  debts: [
    {
      debtId: 1,
      type: 'tuition',
      description: null,
      requestId: null,
      installment: null,
      competency: '2026-10-01',
      dueDate: '2026-11-10',
      registration: '202310482',
      course: 'Engenharia Civil',
      amount: 122_635,
      lines: [],
    },
    {
      debtId: 2,
      type: 'service',
      description: 'Segunda via de diploma',
      requestId: null,
      installment: null,
      competency: '2026-11-01',
      dueDate: '2026-11-18',
      registration: '202310482',
      course: 'Engenharia Civil',
      amount: 5_772,
      lines: [],
    },
  ],
}

const expected: Record<Locale, string[]> = {
  'pt-BR': [
    'Recibo de pagamento',
    '04/11/2026 23:30',
    'Mensalidade de outubro de 2026',
    '10/11/2026',
    'R$ 1.226,35',
    'R$ 57,72',
    'R$ 1.284,07',
  ],
  en: ['Payment receipt', '11/04/2026 23:30', 'Tuition for October 2026', '11/10/2026', 'R$1,226.35', 'R$57.72', 'R$1,284.07'],
  es: ['Recibo de pago', '04/11/2026 23:30', 'Mensualidad de octubre de 2026', '10/11/2026', 'R$ 1.226,35', 'R$ 57,72', 'R$ 1.284,07'],
}

describe('receiptDocument', () => {
  it.each(Object.entries(expected) as [Locale, string[]][])('prints the receipt in %s', async (locale, words) => {
    const file = await printer.print({ kind: 'payment-receipt', data: receipt }, locale)
    expect(file.type).toBe('application/pdf')
    const { text, pages } = await textOfPdf(file)
    expect(pages).toBe(1)
    const facts = [
      'Conceição Brandão',
      '***.982.247-**',
      '48.120.357/0001-30',
      '2026-00000123',
      receipt.endToEndId,
      'Segunda via de diploma',
    ]
    for (const part of [...words, ...facts]) expect(text).toContain(part)
    expect(text).not.toContain('undefined')
  })

  it('says that money came late and what became credit, only when it is so', async () => {
    const late = await textOfPdf(
      await printer.print({ kind: 'payment-receipt', data: { ...receipt, late: true, creditAmount: 5_772 } }, 'pt-BR'),
    )
    expect(late.text).toContain('chegou depois do vencimento')
    expect(late.text).toContain('Crédito para próximos débitos R$ 57,72')
    const withTimeout = await textOfPdf(await printer.print({ kind: 'payment-receipt', data: receipt }, 'pt-BR'))
    expect(withTimeout.text).not.toMatch(/depois do vencimento|Crédito/)
  })

  it.each([
    ['pt-BR', 'bank_slip', ['Forma de pagamento Boleto', 'Número do pagamento no banco E999']],
    ['en', 'bank_slip', ['Payment method Bank slip', 'Payment number at the bank E999']],
    ['es', 'bank_slip', ['Medio de pago Boleto', 'Número del pago en el banco E999']],
    ['pt-BR', 'credit_card', ['Forma de pagamento Visa final 1111, em 3x', 'Número na operadora do cartão E999']],
    ['en', 'credit_card', ['Payment method Visa ending in 1111, in 3 installments', 'Number at the card acquirer E999']],
    ['es', 'credit_card', ['Medio de pago Visa terminada en 1111, en 3 cuotas', 'Número en la operadora de la tarjeta E999']],
    ['pt-BR', 'pix', ['Forma de pagamento Pix', 'ID da transação E999']],
  ] as const)('says in %s how it was paid: %s', async (locale, method, parts) => {
    const card =
      method === 'credit_card' ? { brand: 'visa', lastFour: '1111', installments: 3, installmentAmount: 38_333, denial: null } : null
    const { text } = await textOfPdf(await printer.print({ kind: 'payment-receipt', data: { ...receipt, method, card } }, locale))
    for (const part of parts) expect(text).toContain(part)
    if (method !== 'pix') expect(text).not.toContain('Pix')
  })

  it('goes on over as many pages as fifty debts need', async () => {
    const debts = Array.from({ length: 50 }, (_, index) => ({
      ...receipt.debts[0]!,
      debtId: index + 1,
      description: `Débito ${index + 1}.`,
      requestId: null,
    }))
    const { text, pages } = await textOfPdf(await printer.print({ kind: 'payment-receipt', data: { ...receipt, debts } }, 'pt-BR'))
    expect(pages).toBeGreaterThan(1)
    for (const { description } of debts) expect(text).toContain(description)
  })

  it('tells screen readers its language, title, headings, facts and rows', async () => {
    const found = await tagsOfPdf(await printer.print({ kind: 'payment-receipt', data: receipt }, 'pt-BR'))
    expect(found).toMatchObject({ language: 'pt-BR', title: 'Recibo de pagamento 2026-00000123', marked: true, untagged: [] })
    expect(found.texts.slice(0, 5)).toEqual([
      'Document/P: Universidade Aurora, Campus Norte',
      'Document/H1: Recibo de pagamento',
      'Document/P: R$ 1.284,07',
      'Document/L/LI/Lbl: Número do recibo',
      'Document/L/LI/LBody: 2026-00000123',
    ])
    expect(found.texts.slice(-10, -1)).toEqual([
      'Document/H2: O que foi pago',
      'Document/Table/TR/TH: Mensalidade de outubro de 2026',
      'Document/Table/TR/TD: Vencimento 10/11/2026',
      'Document/Table/TR/TD: R$ 1.226,35',
      'Document/Table/TR/TH: Segunda via de diploma',
      'Document/Table/TR/TD: Vencimento 18/11/2026',
      'Document/Table/TR/TD: R$ 57,72',
      'Document/L/LI/Lbl: Total pago',
      'Document/L/LI/LBody: R$ 1.284,07',
    ])
  })
})
