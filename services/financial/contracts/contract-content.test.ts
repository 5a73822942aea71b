import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalContent, contentHash, filledContent } from './contract-content.ts'

const content = {
  language: 'pt-BR',
  title: 'Contrato {{number}}',
  sections: [{ heading: 'Partes', paragraphs: ['{{student}} e {{student}}.', 'Sem dados.'] }],
}
const texts = fc.record({
  language: fc.constant('pt-BR'),
  title: fc.string(),
  sections: fc.array(fc.record({ heading: fc.string(), paragraphs: fc.array(fc.string()) })),
})

describe('filledContent', () => {
  it('fills in every place', () => {
    expect(filledContent(content, { number: '7', student: 'Ana {{number}}' })).toEqual({
      language: 'pt-BR',
      title: 'Contrato 7',
      sections: [{ heading: 'Partes', paragraphs: ['Ana {{number}} e Ana {{number}}.', 'Sem dados.'] }],
    })
  })

  it('refuses a template that names what is not known', () => {
    expect(() => filledContent(content, { number: '7' })).toThrow('student')
    expect(() => filledContent({ ...content, title: '{{toString}}' }, { student: 'Ana' })).toThrow('toString')
  })
})

describe('contentHash', () => {
  it('is the published SHA-256 of the canonical text', () => {
    expect(canonicalContent({ language: 'pt-BR', title: 'A', sections: [] })).toBe('{"language":"pt-BR","title":"A","sections":[]}')
    expect(contentHash({ language: 'pt-BR', title: 'A', sections: [] })).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is the same whatever order the database gives the keys in, and however accents are composed', () => {
    fc.assert(
      fc.property(texts, (one) => {
        const reordered = {
          sections: one.sections.map(({ heading, paragraphs }) => ({ paragraphs, heading })),
          title: one.title.normalize('NFD').normalize('NFC'),
          language: one.language,
        }
        expect(contentHash(reordered)).toBe(contentHash(one))
      }),
    )
    expect(contentHash({ ...content, title: 'Instituição' })).toBe(contentHash({ ...content, title: 'Instituição'.normalize('NFD') }))
  })

  it('differs once a word does, or moves to another paragraph', () => {
    fc.assert(
      fc.property(
        texts,
        texts,
        (one, other) => (canonicalContent(one) === canonicalContent(other)) === (contentHash(one) === contentHash(other)),
      ),
    )
    const split = (paragraphs: string[]) => contentHash({ ...content, sections: [{ heading: 'x', paragraphs }] })
    expect(split(['ab', 'c'])).not.toBe(split(['a', 'bc']))
  })
})
