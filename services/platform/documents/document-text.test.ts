import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { wrapped } from './document-text.ts'

it('an amount stands on one line with its currency', () => {
  const lines = wrapped(new PDFDocument(), 'Valor: R$ 1.497,50, ou R$ 5,00. '.repeat(8), 90, { size: 11, leading: 15 })
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.filter((line) => line.endsWith('R$'))).toEqual([])
})
