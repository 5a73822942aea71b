import { expect, it } from 'vitest'
import { formatTaxId } from './tax-id.ts'

it.each([
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['11222333000181', '11.222.333/0001-81'],
  ['52998224725', '529.982.247-25'],
  ['***.982.247-**', '***.982.247-**'],
  ['529.982.247-25', '529.982.247-25'],
  ['', ''],
])('%s is written %s', (taxId, written) => expect(formatTaxId(taxId)).toBe(written))
