import { PNG } from 'pngjs'
import { afterAll, describe, expect, it } from 'vitest'
import type { ContractDetails } from '#api/contracts.ts'
import type { IncomeReport } from '#api/income-report.ts'
import type { InvoiceDetails } from '#api/invoices.ts'
import type { Locale } from '#config'
import { tagsOfPdf, textOfPdf } from '../../platform/testing/pdf-text.ts'
import type { AcceptedContract, OfferedContract } from '../contracts/contract-document.ts'
import { createReportPrinter } from './report-printer.ts'

const printer = createReportPrinter()
afterAll(() => printer.close())

const hash = '0123456789abcdef'.repeat(4)
const summary: ContractDetails = {
  contractId: 1,
  enrollmentId: 1,
  number: '2026.2-00002',
  year: 2026,
  period: 2,
  status: 'active',
  effectiveDate: '2026-08-01',
  endDate: '2027-01-31',
  acceptedAt: '2026-07-02T01:30:15Z',
  course: 'Engenharia Civil',
  registration: '202310482',
  institutionName: 'Universidade Aurora, Campus Norte',
  offered: null,
  acceptance: null,
}
const offered: OfferedContract = {
  ...summary,
  offered: {
    contentId: 7,
    hash,
    offeredAt: '2026-06-20T12:00:00Z',
    content: {
      language: 'pt-BR',
      title: 'Contrato de prestação de serviços',
      sections: [{ heading: '1. Partes', paragraphs: ['Conceição Brandão, <b>CPF</b> 529.982.247-25.', 'Segundo parágrafo.'] }],
    },
  },
}
const accepted: AcceptedContract = {
  ...offered,
  acceptance: { acceptedAt: '2026-07-02T01:30:15.120Z', name: 'Conceição Brandão', taxId: '***.982.247-**', hash },
}

const invoice: InvoiceDetails = {
  invoiceId: 1,
  invoiceNumber: '2026-000042',
  verificationCode: 'A1B2C3',
  issueDate: '2026-11-05',
  competency: '2026-10-01',
  amount: 122_635,
  status: 'settled',
  debtId: 1,
  description: null,
  installment: null,
  type: 'tuition',
  course: 'Engenharia Civil',
  registration: '202310482',
  institutionName: 'Universidade Aurora, Campus Norte',
  institutionTaxId: '48120357000130',
  studentName: 'Conceição Brandão',
  studentTaxId: '52998224725',
}

const report = (lines: number): IncomeReport => ({
  baseYear: 2025,
  enrollmentId: 1,
  beneficiary: { corporateName: 'Universidade Aurora, Campus Norte', taxId: '48120357000130', course: 'Engenharia Civil' },
  payer: { student: 'Conceição Brandão', registration: '202310482', taxId: '52998224725' },
  lines: Array.from({ length: lines }, (_, index) => ({
    type: 'tuition' as const,
    description: index === 1 ? 'Segunda via do diploma' : null,
    installment: index === 2 ? { agreementId: 4, number: 1, count: 3 } : null,
    invoiceNumber: index === 0 ? null : `2025-${index}`,
    year: 2025,
    month: 1 + (index % 12),
    paymentDate: '2025-03-09',
    ticketNumber: `2025-${String(index).padStart(8, '0')}`,
    netAmount: 119_800,
    amountPaid: 122_635,
  })),
  totalNet: 119_800 * lines,
  totalPaid: 122_635 * lines,
})

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

describe('a logo', () => {
  const svg = (inside: string) =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40">${inside}</svg>`).toString('base64')}` as const

  it('is drawn where there is one', async () => {
    const plain = await printer.print({ kind: 'invoice', data: invoice }, 'en')
    const withLogo = await printer.print(
      { kind: 'invoice', data: invoice },
      'en',
      svg(
        '<rect width="40" height="40" rx="10" fill="#4c2a85"/><g fill="none" stroke="#fff"><path d="M9 29a11 11 0 0 1 22 0" opacity=".85"/></g>',
      ),
    )
    expect(withLogo.size).toBeGreaterThan(plain.size)
    expect((await textOfPdf(withLogo)).text).toContain('2026-000042')
  })

  it.each([
    ['that loads files', svg('<image href="file:///etc/passwd" width="9" height="9"/><use href="https://example.com/a.svg#b"/>')],
    ['that repeats itself', svg('<g id="a"><use href="#a"/><use href="#a"/></g>')],
    ['that is very deep', svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`)],
    [
      'with absurd numbers',
      svg('<rect width="1e999" height="9"/><path d="M0 0L1e400 z q,,,A"/><circle r="-1"/><rect transform="scale(1e300)"/>'),
    ],
    ['that is not closed', svg('<g><rect width="9"')],
    ['that is none', `data:image/svg+xml;base64,${Buffer.from('no drawing').toString('base64')}`],
    ['that is no picture', `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`],
    ['that ends too early', `data:image/png;base64,${brokenPng().toString('base64')}`],
  ] as const)('%s spoils no document', async (_, logo) => {
    const { text, pages } = await textOfPdf(await printer.print({ kind: 'invoice', data: invoice }, 'en', logo))
    expect(text).toContain('2026-000042')
    expect(pages).toBe(1)
  })
})

/** A picture with transparency of which half is missing. */
function brokenPng(): Buffer {
  const whole = new PNG({ width: 40, height: 40 })
  whole.data.forEach((_, index) => (whole.data[index] = (index * index) % 251))
  const file = PNG.sync.write(whole)
  const start = file.indexOf('IDAT')
  file.fill(0, start + 4 + Math.floor(file.readUInt32BE(start - 4) / 2), file.length - 16)
  return file
}

describe('characters', () => {
  it('that the fonts do not have are replaced, and markup in names stays text', async () => {
    const studentName = 'Łukasz Dvořák & <Zoë> 李 \u{1f600} №\u00a05 “Ana” – €'
    const file = await printer.print({ kind: 'invoice', data: { ...invoice, studentName, institutionName: 'Aurora & <Mar>' } }, 'en')
    expect((await textOfPdf(file)).text).toContain('Łukasz Dvořák & <Zoë> 李 ? No 5 “Ana” – €')
    const { title, untagged } = await tagsOfPdf(file)
    expect([title, untagged]).toEqual(['Invoice 2026-000042', []])
    expect(await file.text()).toContain('<rdf:li>Aurora &#38; &#60;Mar&#62;</rdf:li>')
  })

  it('of a word wider than its place are broken into lines', async () => {
    const file = await printer.print({ kind: 'invoice', data: { ...invoice, studentName: 'x'.repeat(300) } }, 'en')
    const { text } = await textOfPdf(file)
    expect(text.match(/x+/g)!.join('')).toContain('x'.repeat(300))
  })
})
