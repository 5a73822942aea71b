import { expect, it } from 'vitest'
import { sectorProblem } from './support-sector.ts'

it.each([undefined, null, ''])('asks for a sector where %j was announced', (alias) => {
  expect(sectorProblem(alias)).toBe('supportSettingSectorAlias is required')
})

it.each(['finance', 'Financial', 7, {}, 'toString'])('knows no sector %j', (alias) => {
  expect(sectorProblem(alias)).toBe('supportSettingSectorAlias must be one of general, financial, academic, enrollment, requests')
})

it('knows its own', () => {
  expect(sectorProblem('financial')).toBeNull()
})
