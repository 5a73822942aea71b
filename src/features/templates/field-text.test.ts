import type { ReportTemplate } from '#api/financial/template-content.ts'
import { describe, expect, it } from 'vitest'
import { editedText, storedText, textPieces, unknownFields, withField } from './field-text.ts'

const names = { corporateName: 'Razão social', dueDate: 'Vencimento' }

describe('fields in texts of templates', () => {
  it('are edited by their names and stored by their identifiers', () => {
    const stored = 'De {corporateName}, até {dueDate}.'
    expect(editedText(stored, names)).toBe('De {Razão social}, até {Vencimento}.')
    expect(storedText('De {razao social}, até { Vencimento }.', names)).toBe(stored)
    expect(storedText(editedText(stored, names), names)).toBe(stored)
  })

  it('stay as they were written where no field has the name', () => {
    expect(editedText('{valor} e {toString}', names)).toBe('{valor} e {toString}')
    expect(storedText('{valor} e {Nome do aluno}', names)).toBe('{valor} e {Nome do aluno}')
  })

  it('are put where the caret is, and at the end of a text that nobody has been in', () => {
    expect(withField('De ,', 'Vencimento', { start: 3, end: 3 })).toEqual({ text: 'De {Vencimento},', caret: 15 })
    expect(withField('De tudo', 'Vencimento', null)).toEqual({ text: 'De tudo {Vencimento}', caret: 20 })
    expect(withField('De ', 'Vencimento', null).text).toBe('De {Vencimento}')
    expect(withField('', 'Vencimento', null).text).toBe('{Vencimento}')
  })

  it('are told from words, and from what only looks like a field', () => {
    expect(textPieces('De {corporateName} para {Nome do aluno}', names)).toEqual([
      { kind: 'words', words: 'De ' },
      { kind: 'field', words: 'Razão social' },
      { kind: 'words', words: ' para ' },
      { kind: 'unknown', words: 'Nome do aluno' },
    ])
  })

  it('are named once where they are none, whatever text and language they are in', () => {
    const text = { 'pt-BR': 'Para {studentName}, {Nome inventado}', en: 'For {Nome inventado} {Other}' }
    const template: ReportTemplate = { version: 1, document: 'bank-slip', title: text, blocks: [{ type: 'text', text: { es: '{Other}' } }] }
    expect(unknownFields(template, { studentName: 'Nome do estudante' })).toEqual(['Nome inventado', 'Other'])
  })
})
