import { describe, expect, it } from 'vitest'
import { periodSettings } from '#api/academic/reenrollment-office.ts'
import { newPeriodValues, getProblems, toPeriodSettings, getValues } from './period-values.ts'

const zone = 'America/Sao_Paulo'
const saved = periodSettings.parse({
  period: '2027/1',
  opensAt: '2026-11-20T11:00:00.000Z',
  closesAt: '2026-12-20T02:59:59.999Z',
  changesUntil: '2027-02-10T02:59:59.999Z',
  startsOn: '2027-02-08',
  endsOn: '2027-07-03',
  measure: 'credit',
  minimum: 12,
  maximum: 26,
  dependencyMaximum: 8,
  allowsClashes: false,
  curriculumIds: [1, 3],
  documentKindIds: [2],
  rules: ['payment_pending'],
  unitAmount: 18_000,
  fixedAmount: 5_000,
  discountBasisPoints: 550,
  installments: 6,
  firstDueDate: '2027-01-10',
  admissionsPerMinute: 600,
})
const values = getValues(saved, zone, 'pt-BR')

describe('settings of a period in a form', () => {
  it('come back as they were, seconds and all', () => {
    expect(values).toMatchObject({
      opensAt: '2026-11-20T08:00',
      closesAt: '2026-12-19T23:59',
      discountBasisPoints: '5,5',
      curriculumIds: ['1', '3'],
    })
    expect(toPeriodSettings(values, zone, saved)).toEqual(saved)
    expect(toPeriodSettings({ ...values, closesAt: '2026-12-19T22:00' }, zone, saved).closesAt).toBe('2026-12-20T01:00:00.000Z')
    expect(getProblems(values, false)).toEqual({})
  })

  it('of a new one are those of the period before, without its dates', () => {
    expect(newPeriodValues(saved, zone, 'en')).toMatchObject({
      period: '',
      opensAt: '',
      firstDueDate: '',
      maximum: 26,
      discountBasisPoints: '5.5',
    })
    const problems = getProblems(newPeriodValues(undefined, zone, 'pt-BR'), true)
    expect(Object.keys(problems).sort()).toEqual(
      ['institutionId', 'period', 'opensAt', 'closesAt', 'changesUntil', 'startsOn', 'endsOn', 'firstDueDate', 'unitAmount'].sort(),
    )
  })

  it('have problems wherever the contract would refuse them', () => {
    const wrong = {
      period: '2027',
      closesAt: values.opensAt,
      changesUntil: '2026-12-01T00:00',
      endsOn: values.startsOn,
      maximum: 11,
      installments: 13,
    }
    expect(getProblems({ ...values, ...wrong, discountBasisPoints: '100,01' }, false)).toEqual({
      period: 'format',
      closesAt: 'notAfter',
      endsOn: 'notAfter',
      maximum: 'belowMinimum',
      installments: 'range',
      discountBasisPoints: 'format',
    })
    for (const [name, value] of Object.entries(wrong)) {
      const changed = { ...values, [name]: value }
      expect([name, periodSettings.safeParse(toPeriodSettings(changed, zone, saved)).success]).toEqual([
        name,
        Object.keys(getProblems(changed, false)).length === 0,
      ])
    }
  })
})
