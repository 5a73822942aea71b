import { expect, test } from 'vitest'
import { clashes, firstWeekday } from './class-times.ts'
import { classTimes } from './testing/offers.ts'

test('Meetings clash at the same time of the same weekday, and touching ends do not', () => {
  const monday = classTimes('1 08:00-09:40, 3 08:00-09:40')
  expect(clashes(monday, classTimes('1 09:40-11:20, 2 08:00-09:40'))).toEqual([])
  expect(clashes(monday, classTimes('1 09:39-11:20, 3 07:00-10:00'))).toEqual([
    [
      { weekday: 1, from: '08:00', to: '09:40' },
      { weekday: 1, from: '09:39', to: '11:20' },
    ],
    [
      { weekday: 3, from: '08:00', to: '09:40' },
      { weekday: 3, from: '07:00', to: '10:00' },
    ],
  ])
})

test('Classes of different weeks do not clash, and one day in common is enough', () => {
  // 5 April 2027 is a Monday.
  const first = classTimes('1 08:00-09:40', '2027-02-01', '2027-04-05')
  expect(clashes(first, classTimes('1 08:00-09:40', '2027-04-06', '2027-06-30'))).toEqual([])
  expect(clashes(first, classTimes('1 08:00-09:40', '2027-04-05', '2027-06-30'))).toHaveLength(1)
  // Both are under way on a Sunday and a Monday.
  expect(clashes(classTimes('2 08:00-09:40', '2027-02-01', '2027-04-05'), classTimes('2 08:00-09:40', '2027-04-04', '2027-06-30'))).toEqual(
    [],
  )
})

test('Weeks begin on Monday', () => {
  expect(([1, 2, 7] as const).map((weekday) => firstWeekday(weekday, '2027-04-06'))).toEqual(['2027-04-12', '2027-04-06', '2027-04-11'])
})
