// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DocumentReview } from '#api/academic/document-reviews.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { reviewQueries } from './document-reviews.queries.ts'
import { ReviewPage } from './review-page.tsx'
import type { ReviewSearch } from './review-search.ts'

const functions = vi.hoisted(() => ({
  getReview: vi.fn<() => Promise<DocumentReview>>(),
  decideReview: vi.fn<(call: { revision: number }) => Promise<void>>(),
  nextReview: vi.fn<() => Promise<{ documentEnrollmentId: number | null }>>(),
  claimReview: vi.fn(async () => ({ claimedBy: null })),
}))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'academic.documentReviews.get': functions.getReview,
    'academic.documentReviews.decide': functions.decideReview,
    'academic.documentReviews.next': functions.nextReview,
    'academic.documentReviews.claim': functions.claimReview,
  }),
)
// What keeps a document open for one reviewer is for its own tests.
vi.mock('./use-review-claim.ts', () => ({ useReviewClaim: () => undefined }))
beforeEach(() => vi.resetAllMocks())

const file = { key: 'k1', name: 'frente.jpg', type: 'image/jpeg', size: 3, side: 'whole', url: '/files/uploads/k1' }
const review = {
  documentEnrollmentId: 5,
  name: { 'pt-BR': 'Documento de identidade', en: '', es: '' },
  student: 'Ana Souza',
  course: 'Engenharia Civil',
  academicRecord: '202310482',
  purpose: 'admission',
  status: 'waiting',
  revision: 1,
  claimedBy: null,
  reason: null,
  undoUntil: null,
  files: [file],
  events: [],
} as unknown as DocumentReview

async function show(search: ReviewSearch = {}, shown = review) {
  functions.getReview.mockResolvedValue(shown)
  const part = await renderPart(
    <Suspense>
      <ReviewPage documentEnrollmentId={5} search={search} />
    </Suspense>,
    { data: [[reviewQueries.detail(5).queryKey, shown]], at: '/document-reviews/5' },
  )
  return { ...part, accept: () => part.user.click(screen.getByRole('button', { name: /^Aceitar/ })) }
}

test.each<[PortalErrorCode, string]>([
  ['CONTENT_CHANGED', 'CONTENT_CHANGED'],
  ['NOT_ALLOWED', 'NOT_ALLOWED'],
  ['UPSTREAM_UNAVAILABLE', 'failed'],
])('a decision that is refused (%s) leads to the document as it is then, and says so', async (code, outcome) => {
  const { accept, address } = await show()
  functions.getReview.mockResolvedValue({ ...review, revision: 2 })
  functions.decideReview.mockRejectedValueOnce(new PortalError(code)).mockResolvedValueOnce()
  functions.nextReview.mockResolvedValueOnce({ documentEnrollmentId: 6 })
  await accept()
  await waitFor(() => expect(address()).toBe(`/document-reviews/5?outcome=${outcome}`))
  await accept()
  await waitFor(() => expect(address()).toBe('/document-reviews/6?decided=5'))
  expect(functions.decideReview.mock.calls.map(([sent]) => sent.revision)).toEqual([1, 2])
})

test('a document that the student sent again meanwhile is said to be', async () => {
  await show({ outcome: 'CONTENT_CHANGED' })
  expect(screen.getByText('O aluno acaba de enviar este documento de novo')).toBeTruthy()
})

test('one that another reviewer has open is not decided', async () => {
  await show({}, { ...review, claimedBy: 'Hugo Lima' })
  expect(screen.getByText('Hugo Lima está com este documento aberto')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Aceitar/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Próximo documento/ })).toBeTruthy()
})

test('a file that cannot be had leaves the rest of the page, and can be asked for again', async () => {
  const { user } = await show()
  fireEvent.error(screen.getByRole('img', { name: /frente\.jpg$/ }))
  expect(screen.getByText('Não foi possível abrir o arquivo agora')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Aceitar/ })).toBeTruthy()
  functions.getReview.mockResolvedValue({ ...review, files: [{ ...file, url: '/files/uploads/k1?again' } as never] })
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect((await screen.findByRole('img', { name: /frente\.jpg$/ })).getAttribute('src')).toBe('/files/uploads/k1?again')
})
