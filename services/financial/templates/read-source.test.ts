import { describe, expect, it } from 'vitest'
import { readTemplateSource } from './read-source.ts'
import { startingTemplates } from './starting-templates.ts'

const source = (template: object) => JSON.stringify(template, null, 2)
const income = startingTemplates['income-report']
const faults = (text: string, document: 'income-report' | 'bank-slip' = 'income-report') => {
  const read = readTemplateSource(text, document)
  return 'faults' in read ? read.faults.map(({ reason, name, line }) => [reason, name, line]) : []
}
const withBlock = (block: object) => source({ ...income, blocks: [block, ...income.blocks] })

describe('readTemplateSource', () => {
  it('reads what was written', () => {
    expect(readTemplateSource(source(income), 'income-report')).toEqual({ template: income })
  })

  it.each([
    ['text that is no JSON, at its line', '{\n  "version": 1,\n  "document" "x"\n}', [['json', null, 3]]],
    ['an empty file', '', [['json', null, 1]]],
    ['a template of another document', source(startingTemplates['bank-slip']), [['document', 'bank-slip', 3]]],
    ['a list', '[]', [['value', null, 1]]],
    ['a name that there is not', withBlock({ type: 'spacer', height: 10, width: 3 }), [['unknown', 'width', 8]]],
    ['a value that is missing', withBlock({ type: 'spacer' }), [['missing', 'height', 5]]],
    ['a height beyond the sheet', withBlock({ type: 'spacer', height: 1e9 }), [['value', 'height', 7]]],
    ['a kind of block that there is not', withBlock({ type: 'image', src: 'https://example.org' }), [['value', 'type', 6]]],
    ['a text in no language', withBlock({ type: 'text', text: {} }), [['value', 'text', 7]]],
    [
      'a text in a language that there is not',
      withBlock({ type: 'text', text: { fr: 'Bonjour' } }),
      [
        ['unknown', 'fr', 8],
        ['value', 'text', 7],
      ],
    ],
    ['a field that the document does not have', withBlock({ type: 'text', text: { en: 'Hi {ourNumber}' } }), [['field', 'ourNumber', 8]]],
    [
      'a file in Latin-1',
      Buffer.from(source({ ...income, title: { 'pt-BR': 'Declaração' } }), 'latin1').toString(),
      [['encoding', null, 12]],
    ],
    ['a file in UTF-16', Buffer.from(`\ufeff${source(income)}`, 'utf16le').toString(), [['encoding', null, 1]]],
    ['a template that holds itself', withBlock({ type: 'part', part: 'payments', blocks: income.blocks }), [['unknown', 'blocks', 8]]],
    [
      'a block that repeats without end',
      withBlock({ type: 'repeat', times: 1e9, block: { type: 'spacer', height: 4 } }),
      [['value', 'type', 6]],
    ],
    ['half a character', withBlock({ type: 'text', text: { en: 'a\ud800' } }), [['value', 'en', 8]]],
    ['a part twice', withBlock({ type: 'part', part: 'payments' }), [['part-twice', 'payments', 55]]],
    [
      'the payments left out',
      source({ ...income, blocks: income.blocks.filter((block) => block.type !== 'part') }),
      [['part-missing', 'payments', 4]],
    ],
    [
      'who paid left out',
      source({ ...income, blocks: income.blocks.filter((block) => block.type !== 'fields' || !block.fields.includes('studentName')) }),
      [
        ['field-missing', 'studentName', 4],
        ['field-missing', 'payerTaxId', 4],
      ],
    ],
  ])('refuses %s', (_, text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  it('does not read more than it may, nor what is nested without end', () => {
    expect(faults(withBlock({ type: 'text', text: { en: 'x'.repeat(70_000) } }))).toEqual([['size', null, 1]])
    expect(faults('['.repeat(60_000))[0]).toEqual(['json', null, 1])
    expect(faults(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).not.toEqual([])
  })
})
