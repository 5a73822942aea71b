import { expect, it } from 'vitest'
import { requestStages } from './request-stages.ts'

const shown = (...given: Parameters<typeof requestStages>) => requestStages(...given).map(({ stage, state }) => `${stage} ${state}`)

it('goes from a new request over internal analysis to notification', () => {
  expect(shown('waiting_for_payment', [{ kind: 'sent' }])).toEqual(['new current', 'analysis upcoming', 'notification upcoming'])
  expect(shown('in_attendance', [{ kind: 'sent' }, { kind: 'taken' }])).toEqual(['new done', 'analysis current', 'notification upcoming'])
  expect(shown('granted', [{ kind: 'sent' }, { kind: 'granted' }])).toEqual(['new done', 'analysis done', 'notification done'])
})

it('has no analysis where a request was cancelled before', () => {
  expect(shown('canceled', [{ kind: 'sent' }, { kind: 'canceled' }])).toEqual(['new done', 'notification done'])
  expect(shown('canceled', [{ kind: 'sent' }, { kind: 'taken' }, { kind: 'canceled' }])).toHaveLength(3)
})
