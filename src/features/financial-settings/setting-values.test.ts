import { describe, expect, it } from 'vitest'
import { settingContent } from '#api/financial/financial-settings.ts'
import { unreadable } from '../../kit/form/field-codec.ts'
import { getContent, getProblems, getValues, newValues } from './setting-values.ts'

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
  expect(getValues(content, 'pt-BR', today)).toMatchObject({ finesBasisPoints: '2', interestBasisPoints: '0,55' })
})

it('a day of rates that is over is not asked for again', () => {
  expect(getValues(content, 'pt-BR', '2027-01-01').ratesFrom).toBe('')
})

describe('what cannot be saved', () => {
  const values = getValues(content, 'pt-BR', today)
  it.each([
    ['900 percent', { finesBasisPoints: '900' }, { finesBasisPoints: 'format' }],
    ['a negative percentage', { interestBasisPoints: '-1' }, { interestBasisPoints: 'format' }],
    ['no percentage', { interestBasisPoints: '' }, { interestBasisPoints: 'format' }],
    ['a day that is over', { ratesFrom: '2026-11-24' }, { ratesFrom: 'past' }],
    ['half a date', { ratesFrom: unreadable }, { ratesFrom: 'format' }],
    ['no way to pay', { offered: [] }, { offered: 'missing' }],
    ['slips without an account', { slipAccountId: '' }, { slipAccountId: 'missing' }],
  ] as const)('%s is said of its field', (_, changed, problems) => {
    expect(
      getProblems({ ...values, ...changed, offered: [...((changed as { offered?: never[] }).offered ?? values.offered)] }, today),
    ).toEqual(problems)
  })

  it('is nothing of what is saved, and of where an institution begins', () => {
    expect([getProblems(values, today), getProblems(newValues, today)]).toEqual([{}, {}])
    expect(settingContent.safeParse(getContent(newValues)).success).toBe(true)
  })
})
