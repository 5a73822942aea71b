import { expect, it } from 'vitest'
import { getProblems, getValues } from './update-values.ts'

const landline = '1133334444'
const nobody = { phone: null, mobile: null, pendingMobile: null, email: null, pendingEmail: null, addresses: [] }
const problemsWith = (mobile: string, saved: Partial<Pick<Parameters<typeof getProblems>[1], 'mobile' | 'pendingMobile'>> = {}) =>
  getProblems({ ...getValues(nobody, 'new'), mobile, phone: landline }, { ...nobody, ...saved })

it('a landline is a phone, and no new mobile number', () => {
  expect(problemsWith('11987654321')).toEqual({})
  expect(problemsWith(landline)).toEqual({ mobile: 'invalid' })
})

it.each([landline, '14155552671'])('%s that is saved as the mobile number stays as it is', (mobile) => {
  expect(problemsWith(mobile, { mobile })).toEqual({})
  expect(problemsWith(mobile, { pendingMobile: { mobile, message: 'sent' } })).toEqual({})
})
