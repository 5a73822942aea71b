import { describe, expect, it, vi } from 'vitest'
import { createFormats } from '../../i18n/formats.ts'
import { bindFields } from './bind-fields.ts'
import {
  choiceField,
  choicesField,
  countField,
  dayField,
  describeFields,
  fieldProblems,
  firstValues,
  formatFields,
  moneyField,
  optionalDayField,
  optionalIdField,
  optionalTextField,
  parseFields,
  percentField,
  problemMessages,
  type StoredOf,
  textField,
  unreadable,
} from './field-codec.ts'

const fields = {
  name: textField(/^\p{L}+$/u),
  note: optionalTextField((text) => text !== 'no'),
  rate: percentField('2'),
  days: countField(1, 30, 5),
  amount: moneyField(0, 1_000),
  begins: dayField(),
  ends: optionalDayField(),
  kind: choiceField('kinds', 'a' as 'a' | 'b'),
  ways: choicesField('kinds', { order: ['a', 'b'], isRequired: true }),
  account: optionalIdField('accounts'),
}
const stored: StoredOf<typeof fields> = {
  name: 'Ana',
  note: null,
  rate: 55,
  days: 30,
  amount: 999,
  begins: '2026-11-29',
  ends: null,
  kind: 'b',
  ways: ['a', 'b'],
  account: 7,
}
const typed = formatFields(fields, stored, 'pt-BR')
const formats = { ...createFormats('pt-BR', 'BRL', 'UTC'), timeZone: 'UTC', listed: (names: readonly string[]) => names.join(' + ') }
const names = { kinds: (kind: 'a' | 'b') => kind.toUpperCase(), accounts: (id: string) => (id === '7' ? 'Conta 7' : undefined) }

describe('fields of a form', () => {
  it.each(['pt-BR', 'en', 'es'])('come back as they were, in %s', (locale) => {
    expect(parseFields(fields, formatFields(fields, stored, locale))).toEqual(stored)
  })

  it('stand in the order of the form, whatever the order of what is stored', () => {
    const { name, ...others } = stored
    expect(Object.keys(formatFields(fields, { ...others, ways: ['b', 'a'], name }, 'en'))).toEqual(Object.keys(fields))
    expect(formatFields(fields, { ...stored, ways: ['b', 'a'] }, 'en').ways).toEqual(['a', 'b'])
  })

  it('begin as they say, and those that have to be filled in with a problem', () => {
    const first = firstValues(fields)
    expect(first).toMatchObject({ rate: '2', days: 5, amount: null, kind: 'a', account: '' })
    expect(fieldProblems(fields, first)).toEqual({ name: 'missing', amount: 'missing', begins: 'missing', ways: 'missing' })
    expect(fieldProblems(fields, typed)).toEqual({})
  })

  it('say what is wrong with them, in words where there are some', () => {
    const wrong = { name: 'A1', note: ' no ', rate: '101', days: 31, amount: 1.5, ends: unreadable }
    const problems = fieldProblems(fields, { ...typed, ...wrong })
    expect(problems).toEqual({ name: 'format', note: 'format', rate: 'format', days: 'range', amount: 'range', ends: 'format' })
    expect(problemMessages({ name: 'format', days: 'range' }, (name, problem) => (name === 'days' ? problem : undefined))).toEqual({
      days: 'range',
    })
  })

  it('read as one would say them, typed in full or not', () => {
    const read = (change: Partial<typeof typed>) =>
      describeFields(fields, { ...typed, ...change }, formats, names, { ends: 'sem fim', other: 'nada' })
    expect(Object.values(read({}))).toEqual([
      'Ana',
      'nada',
      '0,55%',
      '30',
      'R$\u00a09,99',
      '29/11/2026',
      'sem fim',
      'B',
      'A + B',
      'Conta 7',
    ])
    expect(read({ rate: '1,', ends: unreadable, ways: [], account: '8' })).toMatchObject({
      rate: '1,',
      ends: 'sem fim',
      ways: 'nada',
      account: 'nada',
    })
  })

  it('hand their props to the parts that show them', () => {
    const set = vi.fn()
    const labels = { ...firstValues(fields), days: 'Dias', begins: 'Início' } as never
    const field = bindFields(fields, { values: typed, set, getError: (name) => name === 'days' && 'wrong' }, labels, '-plan')
    expect(field.count('days')).toMatchObject({ id: 'days-plan', label: 'Dias', value: 30, min: 1, max: 30, error: 'wrong' })
    field.day('begins').onValueChange(null)
    field.text('name').onChange({ target: { value: 'Bia' } })
    expect(set.mock.calls).toEqual([
      ['begins', ''],
      ['name', 'Bia'],
    ])
  })
})
