// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { ReviewFigures } from './review-figures.tsx'

const functions = vi.hoisted(() => ({
  getFigures: vi.fn<() => Promise<object>>(),
  getReview: vi.fn<() => Promise<object>>(),
  nextReview: vi.fn<(call: object) => Promise<{ documentEnrollmentId: number | null }>>(),
}))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'academic.documentReviews.figures': functions.getFigures,
    'academic.documentReviews.get': functions.getReview,
    'academic.documentReviews.next': functions.nextReview,
  }),
)
beforeEach(() => vi.resetAllMocks())

async function show() {
  functions.getFigures.mockResolvedValue({ waiting: 2, oldestSentAt: null, decidedToday: 0, acceptedFirstTime: null })
  const part = await renderPart(<ReviewFigures filter={{ course: 'Direito' }} />)
  await screen.findByRole('button', { name: 'Analisar o próximo' })
  return { ...part, next: () => part.user.click(screen.getByRole('button', { name: 'Analisar o próximo' })) }
}

test('the document that waits longest is claimed and opened, with the filters that it was found by', async () => {
  const { next, address } = await show()
  functions.nextReview.mockResolvedValueOnce({ documentEnrollmentId: 6 })
  await next()
  await waitFor(() => expect(address()).toBe('/document-reviews/6?course=Direito'))
  expect(functions.nextReview).toHaveBeenCalledWith({ filter: { course: 'Direito' } })
})

test('where none waits any more, the list has figures of now and no way to another', async () => {
  const { next, address } = await show()
  functions.nextReview.mockResolvedValueOnce({ documentEnrollmentId: null })
  functions.getFigures.mockResolvedValue({ waiting: 0, oldestSentAt: null, decidedToday: 0, acceptedFirstTime: null })
  await next()
  await waitFor(() => expect(address()).toBe('/document-reviews?course=Direito'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Analisar o próximo' })).toBeNull())
})

test('a press that fails says so, and can be repeated', async () => {
  const { next, address } = await show()
  functions.nextReview.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE')).mockResolvedValueOnce({ documentEnrollmentId: 6 })
  await next()
  expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível abrir o próximo documento. Tente de novo.')
  await next()
  await waitFor(() => expect(address()).toBe('/document-reviews/6?course=Direito'))
})
