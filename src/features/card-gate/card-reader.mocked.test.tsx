// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { GateAnswer } from '#api/academic/student-cards.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { CardReader } from './card-reader.tsx'

const { checkIn } = vi.hoisted(() => ({ checkIn: vi.fn<() => Promise<GateAnswer>>() }))
vi.mock('./card-gate.functions.ts', () => ({ getGateKit: vi.fn(async () => Promise.reject(new Error('off'))) }))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'academic.studentCards.checkIn': checkIn }),
)
vi.mock('./gate-sound.ts', () => ({ allowSound: () => {}, playVerdict: () => {} }))

const card = {
  cardId: '0b6f8f0e-7d62-4a0e-9d53-5f3f8a0d9c11',
  student: 'Ana Souza',
  academicRecord: '2023',
  course: 'Engenharia Civil',
  hasPhoto: true,
  at: '2026-11-21T15:00:40.000Z',
}

async function read(answer: Partial<Omit<GateAnswer, 'card'>> & { card?: Partial<typeof card> }) {
  checkIn.mockResolvedValue({ result: 'valid', earlier: null, ...answer, card: { ...card, ...answer.card } })
  const { user } = await renderPart(<CardReader place="Portaria B" />, {})
  await user.type(screen.getByLabelText(/Código da carteira/), 'ABCD-EFGH{Enter}')
  return screen.findByText('Ana Souza · Engenharia Civil · 2023')
}
const verdict = () => screen.getByRole('status')

test('a code that was not scanned asks to compare the photo', async () => {
  await read({ result: 'unproven' })
  expect(verdict().textContent).toContain('Compare a foto com a pessoa.')
})

test.each(['valid', 'unproven'] as const)('a card without photo that is %s asks for a document', async (result) => {
  await read({ result, card: { hasPhoto: false } })
  expect(verdict().textContent).toContain('Sem foto: peça um documento.')
  expect(verdict().textContent).not.toContain('Compare a foto')
})

test('a code that was read before says when and where, and counts', async () => {
  await read({ earlier: { at: '2026-11-21T15:00:00.000Z', place: 'Portaria A' } })
  expect(verdict().textContent).toContain('Válida')
  expect(verdict().textContent).toContain('Código lido há 40 s: Portaria A. Confira se é a mesma pessoa.')
})
