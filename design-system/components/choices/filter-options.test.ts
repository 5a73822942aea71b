import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterOptions, optionSpelled } from './filter-options.ts'

const cities = ['São Paulo', 'São José dos Campos', 'Paulínia', 'Belo Horizonte', 'Santos'].map((label) => ({
  value: label,
  label,
  description: label === 'Belo Horizonte' ? 'Minas Gerais' : 'São Paulo',
}))
const found = (text: string) => filterOptions(cities, text).map(({ label }) => label)

test('case and accents do not matter, and labels that start with the text come first', () => {
  expect(found('SAO')).toEqual(['São Paulo', 'São José dos Campos', 'Paulínia', 'Santos'])
  expect(found('paul')).toEqual(['Paulínia', 'São Paulo', 'São José dos Campos', 'Santos'])
})

test('words may stand in any order, and in the description', () => {
  expect(found('campos jose')).toEqual(['São José dos Campos'])
  expect(found('gerais')).toEqual(['Belo Horizonte'])
  expect(found('curitiba')).toEqual([])
})

test('every option is found by its own label, and a longer text never finds more', () => {
  const option = fc.record({ value: fc.uuid(), label: fc.string({ unit: 'grapheme' }) })
  fc.assert(
    fc.property(fc.array(option, { minLength: 1 }), fc.nat(), fc.string(), (options, pick, more) => {
      const { label } = options[pick % options.length] ?? { label: '' }
      expect(filterOptions(options, label).map((one) => one.label)).toContain(label)
      const shorter = filterOptions(options, label)
      for (const one of filterOptions(options, label + more)) expect(shorter).toContain(one)
    }),
  )
})

test('an empty text keeps the order', () => {
  expect(filterOptions(cities, '  ')).toEqual(cities)
})

test('a label that is typed out whole stands for its option, unless two are alike or it is disabled', () => {
  expect(optionSpelled(cities, ' belo HORIZONTE')).toBe(cities[3])
  expect(optionSpelled(cities, 'belo')).toBeNull()
  expect(optionSpelled([...cities, { value: 'other', label: 'SANTOS' }], 'santos')).toBeNull()
  expect(optionSpelled([{ value: 'a', label: 'A', disabled: true }], 'a')).toBeNull()
})
