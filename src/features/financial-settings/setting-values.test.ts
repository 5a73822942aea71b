import { describe, expect, it } from 'vitest'
import { settingContent } from '#api/financial/financial-settings.ts'
import { getContent, firstValues, getProblems, unreadable, getValues } from './setting-values.ts'

const today = '2026-11-25'
const content = settingContent.parse({
  finesBasisPoints: 200,
  interestBasisPoints: 55,
  ratesFrom: '2027-01-01',
  statuses: { pending: 1, settled: 2, canceled: 3, inAgency: null, loss: 5 },
  methods: {
    pix: { isOffered: true, methodItemId: 6, placeItemId: null },
    bank_slip: { isOffered: true, methodItemId: 7, placeItemId: 8 },
    credit_card: { isOffered: false, methodItemId: null, placeItemId: 9 },
  },
  slipAccountId: 4,
})

it('what is saved is what was read, in each language', () => {
  for (const locale of ['pt-BR', 'en', 'es']) expect(getContent(getValues(content, locale, today))).toEqual(content)
  expect(getValues(content, 'pt-BR', today)).toMatchObject({ fines: '2', interest: '0,55' })
})

it('a day of rates that is over is not asked for again', () => {
  expect(getValues(content, 'pt-BR', '2027-01-01').ratesFrom).toBe('')
})

describe('what cannot be saved', () => {
  const values = getValues(content, 'pt-BR', today)
  it.each([
    ['900 percent', { fines: '900' }, { fines: 'percent' }],
    ['a negative percentage', { interest: '-1' }, { interest: 'percent' }],
    ['no percentage', { interest: '' }, { interest: 'percent' }],
    ['a day that is over', { ratesFrom: '2026-11-24' }, { ratesFrom: 'past' }],
    ['half a date', { ratesFrom: unreadable }, { ratesFrom: 'day' }],
    ['no way to pay', { offered: [] }, { offered: 'missing' }],
    ['slips without an account', { slipAccount: '' }, { slipAccount: 'missing' }],
  ] as const)('%s is said of its field', (_, changed, problems) => {
    expect(
      getProblems({ ...values, ...changed, offered: [...((changed as { offered?: never[] }).offered ?? values.offered)] }, today),
    ).toEqual(problems)
  })

  it('is nothing of what is saved, and of where an institution begins', () => {
    expect([getProblems(values, today), getProblems(firstValues, today)]).toEqual([{}, {}])
    expect(settingContent.safeParse(getContent(firstValues)).success).toBe(true)
  })
})
