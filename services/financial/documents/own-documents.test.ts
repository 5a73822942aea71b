import { afterAll, describe, expect, it } from 'vitest'
import type { Locale } from '#config'
import { tagsOfPdf, textOfPdf } from '../../platform/testing/pdf-text.ts'
import {
  acceptedContract as accepted,
  contractHash as hash,
  invoice,
  offeredContract as offered,
  paymentsReport as report,
} from '../testing/sample-documents.ts'
import { createReportPrinter } from './report-printer.ts'

const printer = createReportPrinter()
afterAll(() => printer.close())

const text = async (...order: Parameters<typeof printer.print>) => (await textOfPdf(await printer.print(...order))).text
const inEachLanguage = (given: Record<Locale, string[]>) => Object.entries(given) as [Locale, string[]][]

describe('contractDocument', () => {
  it('says what was offered, word by word, and that nobody accepted it yet', async () => {
    const found = await text({ kind: 'contract', data: offered }, 'en')
    for (const part of [
      '2026.2-00002',
      '2026/2',
      '1. Partes',
      'Conceição Brandão, <b>CPF</b> 529.982.247-25.',
      'Segundo parágrafo.',
      hash,
      'has not been accepted yet',
    ])
      expect(found).toContain(part)
  })

  it.each(
    inEachLanguage({
      'pt-BR': ['Aceito por', '01/07/2026 22:30'],
      en: ['Accepted by', '07/01/2026 22:30'],
      es: ['Aceptado por', '01/07/2026 22:30'],
    }),
  )('says who accepted it in %s', async (locale, words) => {
    const found = await text({ kind: 'contract', data: accepted }, locale)
    for (const part of [...words, 'Conceição Brandão, CPF ***.982.247-**']) expect(found).toContain(part)
  })

  it('goes on over as many pages as it needs, each with number and version', async () => {
    const sections = Array.from({ length: 30 }, (_, index) => ({
      heading: `Cláusula ${index + 1}.`,
      paragraphs: [`Texto ${index + 1}. ${'As partes concordam com o que segue. '.repeat(12)}`],
    }))
    const file = await printer.print(
      { kind: 'contract', data: { ...offered, offered: { ...offered.offered, content: { ...offered.offered.content, sections } } } },
      'pt-BR',
    )
    expect(file.name).toBe('contrato-2026.2-00002.pdf')
    const { text: found, pages } = await textOfPdf(file)
    expect(pages).toBeGreaterThan(2)
    for (const { heading } of sections) expect(found).toContain(heading)
    for (let page = 1; page <= pages; page++) expect(found).toContain(`${page}/${pages}`)
  })
})

describe('a paragraph longer than a page', () => {
  it('goes on over pages and loses no word', async () => {
    const words = Array.from({ length: 1_500 }, (_, index) => `palavra${index}`)
    const sections = [{ heading: 'Longa', paragraphs: [words.join(' ')] }]
    const data = { ...offered, offered: { ...offered.offered, content: { ...offered.offered.content, sections } } }
    const { text: found, pages } = await textOfPdf(await printer.print({ kind: 'contract', data }, 'pt-BR'))
    expect(pages).toBeGreaterThan(2)
    for (const word of words) expect(found).toContain(word)
  })
})

describe('certificateDocument', () => {
  it.each(
    inEachLanguage({
      'pt-BR': ['Certificado de aceite', '01/07/2026 22:30', '01/08/2026 – 31/01/2027'],
      en: ['Certificate of acceptance', '07/01/2026 22:30', '08/01/2026 – 01/31/2027'],
      es: ['Certificado de aceptación', '01/07/2026 22:30', '01/08/2026 – 31/01/2027'],
    }),
  )('proves in %s who accepted which version, and when', async (locale, words) => {
    const found = await text({ kind: 'contract-certificate', data: accepted }, locale)
    for (const part of [
      ...words,
      'Conceição Brandão',
      '***.982.247-**',
      '2026-07-02 01:30:15 UTC',
      '2026.2-00002',
      'Engenharia Civil',
      hash,
    ])
      expect(found).toContain(part)
    expect(found).not.toContain('529.982.247-25')
  })
})

describe('invoiceDocument', () => {
  it.each(
    inEachLanguage({
      'pt-BR': ['Nota fiscal', '05/11/2026', 'Mensalidade de outubro de 2026', 'R$ 1.226,35', 'Quitada'],
      en: ['Invoice', '11/05/2026', 'Tuition for October 2026', 'R$1,226.35', 'Settled'],
      es: ['Factura', '05/11/2026', 'Mensualidad de octubre de 2026', 'R$ 1.226,35', 'Pagada'],
    }),
  )('prints the invoice in %s', async (locale, words) => {
    const found = await text({ kind: 'invoice', data: invoice }, locale)
    for (const part of [...words, '2026-000042', '48.120.357/0001-30', 'Conceição Brandão', '529.982.247-25']) expect(found).toContain(part)
    expect(found).not.toContain('cancel')
  })

  it('says that a canceled one is worth nothing', async () => {
    expect(await text({ kind: 'invoice', data: { ...invoice, status: 'canceled' } }, 'pt-BR')).toContain('foi cancelada e não vale')
  })
})

describe('incomeReportDocument', () => {
  it.each(
    inEachLanguage({
      'pt-BR': ['Ano-base 2025', '09/03/2025', 'R$ 1.198,00', 'R$ 14.716,20', 'Mensalidade de janeiro', 'Acordo, parcela 1'],
      en: ['Base year 2025', '03/09/2025', 'R$1,198.00', 'R$14,716.20', 'Segunda via do diploma'],
      es: ['Año base 2025', '09/03/2025', 'R$ 1.198,00', 'R$ 14.716,20'],
    }),
  )('prints the report in %s', async (locale, words) => {
    const found = await text({ kind: 'income-report', data: [report(12)], templates: [] }, locale)
    for (const part of [
      ...words,
      '48.120.357/0001-30',
      'Engenharia Civil',
      'Conceição Brandão',
      '529.982.247-25',
      '12/2025',
      '2025-00000011',
    ])
      expect(found).toContain(part)
    expect(found).not.toContain('undefined')
  })

  it('puts each course on pages of its own, however many lines they have', async () => {
    const { pages } = await textOfPdf(
      await printer.print({ kind: 'income-report', data: [report(60), { ...report(1), enrollmentId: 2 }], templates: [] }, 'pt-BR'),
    )
    expect(pages).toBeGreaterThan(2)
  })

  it('counts in the currency and the time zone of the institution', async () => {
    const manners = { currency: 'USD', timeZone: 'America/Manaus' }
    const dollars = await textOfPdf(await printer.print({ kind: 'income-report', data: [report(1)], templates: [] }, 'en', null, manners))
    expect(dollars.text).toContain('$1,198.00')
    expect(dollars.text).not.toContain('R$')
    expect((await textOfPdf(await printer.print({ kind: 'contract', data: accepted }, 'en', null, manners))).text).toContain(
      '07/01/2026 21:30',
    )
    expect(await text({ kind: 'contract', data: accepted }, 'en')).toContain('07/01/2026 22:30')
  })

  it('names its columns on every page', async () => {
    const file = await printer.print({ kind: 'income-report', data: [report(100)], templates: [] }, 'en')
    const { text: found, pages } = await textOfPdf(file)
    expect(pages).toBeGreaterThan(2)
    expect(found.match(/Net amount/g)).toHaveLength(pages)
    expect((await tagsOfPdf(file)).untagged).toEqual([])
  })

  it.each(inEachLanguage({ 'pt-BR': ['informe-de-pagamentos'], en: ['tax-statement'], es: ['informe-de-pagos'] }))(
    'is a file with a name in %s',
    async (locale, [name]) => {
      expect((await printer.print({ kind: 'income-report', data: [report(1)], templates: [] }, locale)).name).toBe(`${name}-2025.pdf`)
    },
  )
})
