import { expect, it } from 'vitest'
import { monthlyTotal } from './monthly-columns.ts'

const name = { 'pt-BR': 'Histórico', en: 'Transcript', es: 'Historial' }
const month = '2026-11-01'

it('adds the types of a month, and each rating counts once in its average', () => {
  const rows = [
    { typeId: 1, name, month, received: 8, concluded: 4, inTime: 3, ratings: 3, satisfaction: 5 },
    { typeId: 2, name, month, received: 2, concluded: 1, inTime: 0, ratings: 1, satisfaction: 2 },
    { typeId: 3, name, month, received: 1, concluded: 0, inTime: 0, ratings: 0, satisfaction: null },
  ]
  expect(monthlyTotal(rows)).toEqual({ received: 11, concluded: 5, inTime: 3, ratings: 4, satisfaction: 4.3 })
})
