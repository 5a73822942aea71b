import { expect, it } from 'vitest'
import { groupSettings } from '#api/academic/reenrollment-office.ts'
import { getClassProblems, getClassSettings, type ClassValues, newClassValues } from './class-values.ts'

const empty = newClassValues({ startsOn: '2027-02-08', endsOn: '2027-07-03' })
const filled: ClassValues = {
  ...empty,
  subjectId: '7',
  code: ' ECV801-A ',
  teacher: ' ',
  seats: 40,
  meetings: [
    { id: 0, weekday: 1, from: '19:00', to: '20:40' },
    { id: 1, weekday: 3, from: '19:00', to: '20:40' },
  ],
}

it('a class needs subject, code and seats, and ends after it begins', () => {
  expect(getClassProblems(empty)).toEqual({ subjectId: 'missing', code: 'missing', seats: 'missing' })
  expect(getClassProblems({ ...filled, endsOn: filled.startsOn, seats: 5_001 })).toEqual({ endsOn: 'notAfter', seats: 'range' })
  expect(getClassProblems(filled)).toEqual({})
  expect(groupSettings.parse(getClassSettings(filled))).toMatchObject({ code: 'ECV801-A', teacher: null, subjectId: 7 })
})

it('meetings of a class do not overlap', () => {
  const withThird = (from: string, to: string) =>
    getClassProblems({ ...filled, meetings: [...filled.meetings, { id: 2, weekday: 3, from, to }] }).meetings
  expect([withThird('20:00', '21:00'), withThird('20:40', '22:20'), withThird('22:00', '21:00'), withThird('', '21:00')]).toEqual([
    'overlap',
    undefined,
    'notAfter',
    'missing',
  ])
})
