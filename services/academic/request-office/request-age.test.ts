import { expect, it } from 'vitest'
import { ageDays, getAge } from './request-age.ts'

const days = { today: '2026-11-20', soonUntil: '2026-11-24' }

it('tells a deadline that is over, one that is near and one that is not', () => {
  const age = (deadline: string | null) => getAge({ status: 'in_attendance', deadline }, days)
  expect(age('2026-11-19')).toBe('late')
  expect(age('2026-11-20')).toBe('soon')
  expect(age('2026-11-24')).toBe('soon')
  expect(age('2026-11-25')).toBe('in_time')
  expect(age(null)).toBe('none')
})

it('has none for what is concluded or not paid', () => {
  for (const status of ['granted', 'canceled', 'waiting_for_payment'] as const)
    expect(getAge({ status, deadline: '2026-11-01' }, days)).toBe('none')
})

it('stands still while it waits for the student', () => {
  for (const deadline of ['2026-11-19', '2026-11-20', '2026-11-30'])
    expect(getAge({ status: 'waiting_for_student_action', deadline }, days)).toBe('paused')
})

it('counts two business days, holidays of the institution left out', async () => {
  const carnival = async () => [{ day: '2026-11-23', name: 'Padroeira' }]
  expect(await ageDays(carnival, { tenantId: 1, institutionId: 11 }, '2026-11-20')).toEqual({
    today: '2026-11-20',
    soonUntil: '2026-11-25',
  })
  expect((await ageDays(carnival, { tenantId: 1, institutionId: null }, '2026-11-20')).soonUntil).toBe('2026-11-24')
})
