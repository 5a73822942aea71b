import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextRule } from '#api/academic/request-forms.ts'
import { readAnswer } from './read-answer.ts'
import { formField } from './testing/forms.ts'

describe('an answer', () => {
  it.each([
    ['int', ' 42 ', { value: 42 }],
    ['int', 42, { value: 42 }],
    ['int', '4,2', { problem: 'integer' }],
    ['int', '99999999999999999999', { problem: 'integer' }],
    ['float', '1234,5', { value: 1234.5 }],
    ['float', '1.234,5', { value: 1234.5 }],
    ['float', '1.500,00', { value: 1500 }],
    ['float', '1,500.00', { value: 1500 }],
    ['float', '1 500,25', { value: 1500.25 }],
    ['float', '1.500', { value: 1500 }],
    ['float', '1,500', { value: 1.5 }],
    ['float', '0.500', { value: 0.5 }],
    ['float', 1.234, { value: 1.234 }],
    ['float', '1.234.567', { value: 1_234_567 }],
    ['float', '12.34.567', { problem: 'decimal' }],
    ['float', '1.234,567.8', { problem: 'decimal' }],
    ['short-string', 'a\u0301', { value: 'á' }],
    ['date', '2026-02-28', { value: '2026-02-28' }],
    ['date', '2026-02-30', { problem: 'date' }],
    ['time', '23:59', { value: '23:59' }],
    ['time', '24:00', { problem: 'time' }],
    ['timestamp', '2026-02-28T08:30', { value: '2026-02-28T08:30' }],
    ['timestamp', '2026-02-28', { problem: 'timestamp' }],
    ['static-list', 'b', { value: 'b' }],
    ['static-list', 'z', { problem: 'option' }],
    ['dynamic', '17', { value: '17' }],
    ['dynamic-list', ['1', '2'], { value: ['1', '2'] }],
    ['dynamic-list', '1', { value: ['1'] }],
    ['file', ['a', 'a'], { problem: 'too-many' }],
    ['file', [], { value: null }],
    ['html', 'x', { value: null }],
    ['short-string', 'x'.repeat(251), { problem: 'too-long' }],
    ['long-string', null, { value: null }],
  ] as const)('of type %s that is %j', (type, raw, read) => {
    expect(readAnswer(formField('x', type), raw)).toEqual(read)
  })

  it('in English has points before its decimals', () => {
    expect(readAnswer(formField('x', 'float'), '1.500', 'en')).toEqual({ value: 1.5 })
    expect(readAnswer(formField('x', 'float'), '1,500', 'en')).toEqual({ value: 1500 })
    expect(readAnswer(formField('x', 'float'), '1.500', 'es')).toEqual({ value: 1500 })
  })

  it('of a number is read as it is written in each language', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.constantFrom('pt-BR', 'en', 'es'), (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: true }).format(cents / 100)
        expect(readAnswer(formField('x', 'float'), written, locale)).toEqual({ value: cents / 100 })
      }),
    )
  })

  it('that is missing is wrong only where it is required', () => {
    for (const type of ['int', 'short-string', 'file', 'dynamic', 'date'] as const) {
      expect(readAnswer(formField('x', type, { isRequired: true }), ' ')).toEqual({ problem: 'required' })
      expect(readAnswer(formField('x', type), '')).toEqual({ value: null })
    }
  })

  it.each<[TextRule, string, string]>([
    ['numbers', '0123', '12a'],
    ['integer', '-12', '1,2'],
    ['decimal', '1,25', '1,2,5'],
    ['time', '08:30', '8:30'],
    ['no-spaces', 'semespaco', 'com espaço'],
    ['no-special-characters', 'Açaí 2', 'a&b'],
    ['no-uppercase', 'minúsculas', 'Ágil'],
    ['no-numbers', 'sem', 'com 1'],
    ['cpf', '529.982.247-25', '529.982.247-24'],
    ['cnpj', 'Q0.SLF.MBD/7VX4-39', '12.345.678/0001-90'],
    ['cnpj', '12.345.678/0001-95', 'Q0.SLF.MBD/7VX4-38'],
    ['rne', 'V123456-7', '123456'],
    ['phone', '(11) 98765-4321', '98765'],
    ['phone', '+1 212 555 0100', '(20) 98765-4321'],
    ['phone', '+55 11 98765-4321', '+55 00 98765-4321'],
    ['url', 'https://exemplo.edu.br/a?b', 'javascript:alert(1)'],
    ['email', 'ana@exemplo.edu.br', 'ana@'],
    ['card', '4111 1111 1111 1111', '4111 1111 1111 1112'],
    ['three-digits', 'A1B2C3', '12'],
  ])('keeps the rule %s', (rule, good, bad) => {
    const field = formField('x', 'short-string', { rules: [rule] })
    expect(readAnswer(field, good)).toEqual({ value: good })
    expect(readAnswer(field, bad)).toEqual({ problem: rule })
  })
})

it('a whole number keeps within its limits, both included', () => {
  const read = (raw: string, limits: { least?: number; most?: number }) => readAnswer(formField('f', 'int', limits), raw)
  expect(['0', '1', '5', '6'].map((raw) => read(raw, { least: 1, most: 5 }))).toEqual([
    { problem: 'too-small' },
    { value: 1 },
    { value: 5 },
    { problem: 'too-large' },
  ])
  expect([read('-3', { most: 0 }), read('0', { least: 0 }), read('4,5', { least: 1, most: 5 })]).toEqual([
    { value: -3 },
    { value: 0 },
    { problem: 'integer' },
  ])
})
