import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { appLocales } from '#api/locales.ts'
import { type TemplatedDocument, templatedDocument } from '#api/financial/report-folders.ts'
import { type ReportTemplate, templateFields, templateLimits } from '#api/financial/template-content.ts'
import { readTemplate } from '#api/financial/template-rules.ts'
import { itfDigits } from '../../../tests/support/itf-digits.ts'
import { barsOfPdf } from '../../../tests/support/pdf-bars.ts'
import { textOfPdf } from '../../platform/testing/pdf-text.ts'
import { createReportPrinter } from '../documents/report-printer.ts'
import { exampleParties, exampleReport, exampleSlip } from './example-documents.ts'
import { createRenderCheck } from './preview.ts'
import { startingTemplates } from './starting-templates.ts'

const printer = createReportPrinter()
afterAll(() => printer.close())
const fits = createRenderCheck(printer)
const parties = exampleParties({ name: 'Universidade Aurora', taxId: '48120357000130' })
const print = (template: ReportTemplate, locale: 'pt-BR' | 'en' | 'es' = 'pt-BR') => printer.print(exampleReport(parties, template), locale)

/** What somebody might hope to have read as more than text. */
const hostile = [
  '<script>alert(1)</script>',
  '${process.env.HOME}',
  '{{constructor}}',
  '{constructor}',
  '{__proto__}',
  '(a) Tj ET Q endstream endobj',
  '\\u0000 %PDF-1.7 /JS (app.alert(1)) /URI',
  'file:///etc/passwd',
  'https://example.org/a.png',
  '𝒳 \u202e \u{1F600} Łódź',
]
const text = (most: number) =>
  fc
    .oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }), fc.constantFrom('W'.repeat(most)))
    .map((words) => ({ 'pt-BR': words }))
const block = (document: TemplatedDocument) =>
  fc.oneof(
    fc.record({ type: fc.constant('heading'), text: text(templateLimits.heading) }),
    fc.record({ type: fc.constant('text'), text: text(templateLimits.text), look: fc.constantFrom('plain', 'note') }),
    fc.record({
      type: fc.constant('fields'),
      fields: fc.array(fc.constantFrom(...templateFields[document]), { minLength: 1, maxLength: 12 }),
    }),
    fc.record({ type: fc.constant('spacer'), height: fc.integer({ min: 4, max: 120 }) }),
  )
const anyTemplate = fc.constantFrom(...templatedDocument.options).chain((document) =>
  fc.record({
    version: fc.constant(1),
    document: fc.constant(document),
    title: text(templateLimits.heading),
    blocks: fc
      .array(block(document), { maxLength: 8 })
      .map((blocks) => [...blocks, ...startingTemplates[document].blocks, ...blocks.slice(0, 2)]),
  }),
)

describe('a template that is accepted', () => {
  it('is printed within its pages, whatever its texts hold, and the bars of a slip are read back', async () => {
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(anyTemplate, async (given) => {
        const read = readTemplate(given, given.document)
        if (!('template' in read) || !(await fits(read.template))) return
        accepted += 1
        const file = await print(read.template)
        const { pages } = await textOfPdf(file)
        if (given.document === 'income-report') {
          // Those of its two parts besides, which may begin on one page and end on the next.
          expect(pages).toBeLessThanOrEqual(templateLimits.pages + 3)
          return
        }
        expect(pages).toBe(1)
        const { picture } = await barsOfPdf(new Uint8Array(await file.arrayBuffer()))
        expect(itfDigits(picture)).toBe(exampleSlip(parties).barcode)
      }),
      { numRuns: 60 },
    )
    expect(accepted).toBeGreaterThan(10)
  })

  it('is printed with other data than it was tried with, whose pages end elsewhere', async () => {
    const words = (length: number) => ({ 'pt-BR': 'W'.repeat(length) })
    const longText = { type: 'text' as const, text: words(templateLimits.text) }
    const names = { type: 'fields' as const, fields: ['corporateName' as const, 'corporateName' as const, 'corporateName' as const] }
    const heading = { type: 'heading' as const, text: words(templateLimits.heading) }
    const template: ReportTemplate = {
      version: 1,
      document: 'income-report',
      title: words(templateLimits.heading),
      blocks: [
        heading,
        names,
        longText,
        { ...heading, text: words(1) },
        longText,
        { type: 'fields', fields: ['corporateName'] },
        longText,
        longText,
        ...startingTemplates['income-report'].blocks,
        heading,
        names,
      ],
    }
    expect(await fits(template)).toBe(true)
    await expect(print(template)).resolves.toBeDefined()
  })

  it('has room in every language that it is written in', async () => {
    const long = { 'pt-BR': 'Guarde.', en: 'W '.repeat(templateLimits.text / 2) }
    const template: ReportTemplate = {
      ...startingTemplates['bank-slip'],
      blocks: [...startingTemplates['bank-slip'].blocks, { type: 'text', text: long }],
    }
    expect(await fits({ ...template, blocks: startingTemplates['bank-slip'].blocks })).toBe(true)
    expect(await fits(template)).toBe(false)
  })

  it.each(hostile)('prints %s as text, and nothing of it runs or loads', async (words) => {
    const template: ReportTemplate = {
      ...startingTemplates['income-report'],
      blocks: [...startingTemplates['income-report'].blocks, { type: 'text', text: { 'pt-BR': words } }],
    }
    const read = readTemplate(template, 'income-report')
    // Names of fields that there are not are refused; all else is text.
    if (!('template' in read)) return expect(words).toMatch(/\{[A-Za-z]+\}/)
    const file = await print(template)
    const { text: found } = await textOfPdf(file)
    expect(found).toContain(/^[\x20-\x7e]*$/.test(words) ? words : 'Łódź')
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|URI|Launch|EmbeddedFile)\b/)
  })
})

describe('a value of a document', () => {
  it('is text, also where it looks like the name of a field', async () => {
    const named = exampleParties({ name: '{studentName} {totalPaid}', taxId: '48120357000130' })
    const template: ReportTemplate = {
      ...startingTemplates['income-report'],
      blocks: [...startingTemplates['income-report'].blocks, { type: 'text', text: { en: 'Issued by {corporateName}.' } }],
    }
    const { text: found } = await textOfPdf(await printer.print(exampleReport(named, template), 'es'))
    // In the language that the template has.
    expect(found).toContain('Issued by {studentName} {totalPaid}.')
  })
})

describe('a slip by a template', () => {
  const around: ReportTemplate = {
    ...startingTemplates['bank-slip'],
    title: { 'pt-BR': 'Mensalidade de {studentName}', en: 'Tuition of {studentName}' },
    blocks: [
      { type: 'part', part: 'payerReceipt' },
      { type: 'fields', fields: ['dueDate', 'amount'] },
      { type: 'text', text: { 'pt-BR': 'Dúvidas? Ligue 0800 000 0000.' }, look: 'note' },
    ],
    instructions: [{ 'pt-BR': 'Não aceitar cheque.' }],
  }

  it('has its texts around what banks need, in the reader’s language where it has it', async () => {
    expect(await fits(around)).toBe(true)
    const { text: found } = await textOfPdf(await print(around))
    for (const words of [
      'Mensalidade de Maria Exemplo da Silva',
      'Dúvidas? Ligue',
      'Não aceitar cheque.',
      'Recibo do pagador',
      'Ficha de compensação',
    ])
      expect(found).toContain(words)
    expect(found).not.toContain('O que este boleto paga')
    expect((await textOfPdf(await print(around, 'en'))).text).toContain('Tuition of Maria Exemplo da Silva')
  })

  it('is refused where the page has no room for it', async () => {
    const lines = Array.from({ length: 60 }, () => 'linha').join('\n')
    expect(await fits({ ...around, blocks: [...around.blocks, { type: 'text', text: { 'pt-BR': lines } }] })).toBe(false)
    const income = startingTemplates['income-report']
    const endless = Array.from({ length: 8 }, () => ({ type: 'text' as const, text: { es: 'x\n'.repeat(990) + 'x' } }))
    expect(await fits({ ...income, blocks: [...income.blocks, ...endless] })).toBe(false)
  })

  it('has room in every language for what a new template begins with', async () => {
    for (const locale of appLocales.options) expect((await textOfPdf(await print(startingTemplates['bank-slip'], locale))).pages).toBe(1)
    for (const template of Object.values(startingTemplates)) expect(await fits(template)).toBe(true)
  })
})
