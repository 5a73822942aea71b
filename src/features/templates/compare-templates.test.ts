import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SlipTemplate } from '#api/financial/template-content.ts'
import { compareLists, compareTemplates } from './compare-templates.ts'

const words = (text: string) => ({ 'pt-BR': text })
const content: SlipTemplate = {
  version: 1,
  document: 'bank-slip',
  blocks: [
    { type: 'heading', text: words('Boleto') },
    { type: 'part', part: 'payerReceipt' },
    { type: 'spacer', height: 12 },
    { type: 'text', text: words('Dúvidas? Ligue.') },
  ],
}
const [heading, receipt, spacer, text] = content.blocks as [
  SlipTemplate['blocks'][number],
  SlipTemplate['blocks'][number],
  SlipTemplate['blocks'][number],
  SlipTemplate['blocks'][number],
]

describe('compareTemplates', () => {
  it('finds nothing where nothing changed', () => {
    expect(compareTemplates({ name: 'Boleto', content }, { name: 'Boleto', content: structuredClone(content) })).toEqual([])
  })

  it('tells block by block what was changed, added and removed, and what else is different', () => {
    const longer = { type: 'text' as const, text: words('Dúvidas? Ligue 0800.') }
    const fields = { type: 'fields' as const, fields: ['dueDate' as const] }
    const after: SlipTemplate = {
      ...content,
      title: words('Mensalidade'),
      blocks: [heading, fields, receipt, longer],
      instructions: [words('Não aceitar cheque.')],
    }
    expect(compareTemplates({ name: 'Boleto', content }, { name: 'Boleto novo', content: after })).toEqual([
      { part: 'name', before: 'Boleto', after: 'Boleto novo' },
      { part: 'title', before: null, after: words('Mensalidade') },
      { part: 'block', number: 2, before: null, after: fields },
      { part: 'block', number: 3, before: spacer, after: null },
      { part: 'block', number: 4, before: text, after: longer },
      { part: 'instruction', number: 1, before: null, after: words('Não aceitar cheque.') },
    ])
  })
})

describe('compareLists', () => {
  const items = fc.array(fc.constantFrom('a1', 'a2', 'b1', 'b2', 'c1'), { maxLength: 12 })
  const mayBecome = (one: string, other: string) => one[0] === other[0]

  it('makes the newer list of the older one', () => {
    fc.assert(
      fc.property(items, items, (before, after) => {
        const found = compareLists(before, after, mayBecome)
        const changes = found.filter((one) => one.before !== null && one.after !== null)
        for (const change of changes) expect(mayBecome(change.before!, change.after!)).toBe(true)
        const gone = found.filter((one) => one.before !== null).map((one) => one.before!)
        const come = found.filter((one) => one.after !== null)
        for (const one of come) expect(after[one.number - 1]).toBe(one.after)
        // What is in neither stayed, in both lists the same.
        const stayed = [...before]
        for (const one of gone) stayed.splice(stayed.indexOf(one), 1)
        const kept = after.filter((_, index) => !come.some(({ number }) => number === index + 1))
        expect([...stayed].sort()).toEqual([...kept].sort())
        expect(compareLists(before, before, mayBecome)).toEqual([])
      }),
    )
  })
})
