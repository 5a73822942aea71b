import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto'
import { afterAll, describe, expect, it } from 'vitest'
import type { BankSlipDocument } from '#api/financial/bank-slips.ts'
import type { Locale } from '#config'
import { itfDigits } from '../../../../tests/support/itf-digits.ts'
import { barsOfPdf } from '../../../../tests/support/pdf-bars.ts'
import { slipBarcode, slipLine } from './slip-line.ts'
import { tagsOfPdf, textOfPdf } from '../../../platform/testing/pdf-text.ts'
import { createReportPrinter } from '../../documents/report-printer.ts'

const printer = createReportPrinter()
afterAll(() => printer.close())

const barcode = slipBarcode({ bank: '999', amount: 128_407, dueOn: '2026-11-28' }, '0000001000011000000012317')
const slip: BankSlipDocument = {
  paymentId: '7c0f1f6e-2f0a-4c43-9b52-0d3a4de0a001',
  line: slipLine(barcode),
  barcode,
  ourNumber: '10000110000000123',
  dueOn: '2026-11-28',
  payableUntil: '2026-11-30',
  issuedOn: '2026-11-22',
  documentNumber: '0000000123',
  kind: 'DS',
  portfolio: '17',
  amount: 128_407,
  bank: { code: '999-7', name: 'Banco 999' },
  beneficiary: { name: 'Universidade Aurora, Campus Norte', taxId: '48120357000130', account: '0001 / 000011-0' },
  payer: { personId: 1001, name: 'Conceição Brandão', taxId: '***.982.247-**', registrations: ['202310482'] },
  debts: [
    { debtId: 1, type: 'tuition', description: null, installment: null, competency: '2026-10-01', dueDate: '2026-11-10', amount: 122_635 },
    {
      debtId: 2,
      type: 'service',
      description: 'Segunda via de diploma',
      installment: null,
      competency: '2026-11-01',
      dueDate: '2026-11-18',
      amount: 5_772,
    },
  ],
}
const many = Array.from({ length: 30 }, (_, index) => ({
  ...slip.debts[0]!,
  debtId: index + 1,
  description: `Débito ${index + 1}.`,
  amount: 1_000,
}))
const long = 'Fundação Educacional e Assistencial Nossa Senhora da Conceição Aparecida de Ipê Amarelo do Rio Grande do Norte'

const print = (data: BankSlipDocument, locale: Locale = 'pt-BR') => printer.print({ kind: 'bank-slip', data, template: null }, locale)

const expected: Record<Locale, string[]> = {
  'pt-BR': [
    'Boleto bancário',
    'Pague até 28/11/2026',
    'Mensalidade de outubro de 2026 Vencimento 10/11/2026 R$ 1.226,35',
    'Este valor vale até 28/11/2026',
    'ainda é recebido até 30/11/2026',
  ],
  en: [
    'Bank slip (boleto)',
    'Pay by 11/28/2026',
    'Tuition for October 2026 Due date 11/10/2026 R$1,226.35',
    'This amount holds until 11/28/2026',
    'can still be paid until 11/30/2026',
  ],
  es: [
    'Boleta bancaria (boleto)',
    'Paga hasta el 28/11/2026',
    'Mensualidad de octubre de 2026 Vencimiento 10/11/2026 R$ 1.226,35',
    'Este importe vale hasta el 28/11/2026',
    'todavía se recibe hasta el 30/11/2026',
  ],
}

/** Machine-readable parts do not depend on the language. */
const boxes = [
  'Recibo do pagador',
  'Ficha de compensação',
  '999-7',
  formatBoleto(slip.line),
  'Local de pagamento Pagável em qualquer banco',
  'Vencimento 28/11/2026',
  'Beneficiário Universidade Aurora, Campus Norte - CNPJ 48.120.357/0001-30',
  'Agência/Código do beneficiário 0001 / 000011-0',
  'Data do documento 22/11/2026',
  'Nº do documento 0000000123',
  'Espécie doc. DS',
  'Aceite N',
  'Data processamento 22/11/2026',
  'Nosso número 10000110000000123',
  'Carteira 17',
  'Espécie R$',
  '(=) Valor do documento R$ 1.284,07',
  '(-) Desconto/Abatimento',
  '(+) Mora/Multa',
  '(=) Valor cobrado',
  'Não receber após 30/11/2026.',
  'Pagador Conceição Brandão - CPF ***.982.247-** - Matrícula 202310482',
]

describe('bankSlipDocument', () => {
  it.each(Object.entries(expected) as [Locale, string[]][])(
    'says to its reader in %s and to banks in Portuguese what it is',
    async (locale, words) => {
      const { text, pages } = await textOfPdf(await print(slip, locale))
      expect(pages).toBe(1)
      for (const part of [...words, ...boxes]) expect(text).toContain(part)
      expect(text).not.toMatch(/undefined|null/)
    },
  )

  it('has bars of 103 by 13 mm from which a scanner reads the digits back', async () => {
    const { width, height, picture } = await barsOfPdf(new Uint8Array(await (await print(slip)).arrayBuffer()))
    expect(width).toBeCloseTo(103, 1)
    expect(height).toBeCloseTo(13, 1)
    expect(itfDigits(picture)).toBe(barcode)
  })

  it('stays on one sheet with thirty debts and long names, and sums up what it does not list', async () => {
    const { text, pages } = await textOfPdf(
      await print({ ...slip, debts: many, beneficiary: { ...slip.beneficiary, name: long }, payer: { ...slip.payer, name: long } }),
    )
    expect(pages).toBe(1)
    expect(text).toContain('Débito 5.')
    expect(text).toContain('e mais 25, que somam R$ 250,00')
    expect(text).toContain('Referente a: Débito 1.; Débito 2.; Débito 3.; e mais 27.')
    expect(text).not.toContain('Débito 6.')
  })

  it('tells no day after its own where banks are open on it', async () => {
    const { text } = await textOfPdf(await print({ ...slip, dueOn: '2026-11-25', payableUntil: '2026-11-25' }))
    expect(text).toContain('Não receber após 25/11/2026.')
    expect(text).not.toContain('ainda é recebido')
  })

  it('leaves out what whoever pays by a link does not learn', async () => {
    const { text } = await textOfPdf(
      await print({ ...slip, payer: { personId: null, name: 'Conceição B.', taxId: '***.982.247-**', registrations: [] } }),
    )
    expect(text).toContain('Pagador Conceição B. - CPF ***.982.247-**')
    expect(text).not.toContain('Matrícula')
  })

  it('tells screen readers what stands in its boxes', async () => {
    const { language, texts, untagged } = await tagsOfPdf(await print(slip, 'en'))
    expect([language, untagged]).toEqual(['en', []])
    expect(texts).toEqual(
      expect.arrayContaining([
        'Document/H1: Bank slip (boleto)',
        'Document/Table/TR/TH: Tuition for October 2026',
        `Document/Sect/P: ${formatBoleto(slip.line)}`,
        'Document/Sect/L/LI/Lbl: Local de pagamento',
        'Document/Sect/L/LI/LBody: Pagável em qualquer banco',
        'Document/Figure: ',
      ]),
    )
  })
})
