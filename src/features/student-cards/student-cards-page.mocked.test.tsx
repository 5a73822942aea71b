// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { CardCode, StudentCardsPage } from './student-cards-page.tsx'
import { studentCardQueries } from './student-cards.queries.ts'
import type { StudentCardsSearch } from './student-card-search.ts'

vi.mock('./student-cards.functions.ts', () => ({ getStudentCards: vi.fn(), getCardProof: vi.fn() }))
vi.mock('./use-offline-card.ts', () => ({ useOfflineCard: () => {} }))

const card = {
  cardId: '0b6f8f0e-7d62-4a0e-9d53-5f3f8a0d9c11',
  enrollmentId: 1,
  student: 'Ana Souza',
  academicRecord: '2023',
  course: 'Engenharia Civil',
  institution: 'Campus Norte',
  situation: 'photo_pending',
  validFrom: '2026-02-01',
  validUntil: '2027-02-01',
  hasPhoto: true,
  newPhoto: null,
  photoReason: null,
  validationCode: 'A'.repeat(22),
  typedCode: 'ABCD-EFGH',
  checkIns: [],
} as StudentCard

const show = (given: Partial<StudentCard>, search: Partial<StudentCardsSearch> = {}) =>
  renderPart(<StudentCardsPage search={search as StudentCardsSearch} />, {
    shell: { tenant: { language: 'pt-BR' } as never },
    data: [
      // A code that would be shown if the card counted.
      [studentCardQueries.proof(card).queryKey, { qr: { size: 1, path: 'M0 0h1v1z' }, expiresAt: '2099-01-01T00:00:00Z' }],
      [studentCardQueries.proof(card, true).queryKey, { qr: { size: 1, path: 'M0 0h1v1z' }, expiresAt: '2099-01-01T00:00:00Z' }],
      [
        studentCardQueries.all.queryKey,
        { cards: [{ ...card, ...given }], enrollments: [{ enrollmentId: 1, status: 'active', endedOn: null, course: card.course }] },
      ],
    ],
  })
const code = () => screen.queryByRole('link', { name: 'Mostrar código: Engenharia Civil' })

// The page loads it when idle, and a test does not wait for that.
beforeAll(async () => {
  await CardCode.preload?.()
})

test('a card waits for the office where it looks at photos, and has no code until then', async () => {
  await show({})
  expect(screen.getByText('A secretaria está conferindo a sua foto. Quando for aceita, o código aparece aqui.')).toBeTruthy()
  expect(code()).toBeNull()
})

test('a refused photo says why, in the office’s words, and another one may be sent', async () => {
  await show({ situation: 'photo_refused', photoReason: 'O rosto está na sombra.' })
  expect(screen.getByText('A foto foi recusada')).toBeTruthy()
  expect(screen.getByText('O rosto está na sombra.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Enviar outra foto/ })).toBeTruthy()
  expect(code()).toBeNull()
})

test('a card whose time is over is a row, and is renewed', async () => {
  await show({ situation: 'expired' })
  expect(screen.getByText('Venceu em 01/02/2027')).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByRole('button', { name: /Renovar com outra foto/ })).toBeTruthy()
})

test('the address of a code opens it with what is typed, but only of a card that counts', async () => {
  await show({ situation: 'active' }, { code: card.cardId })
  expect(screen.getByRole('img', { name: 'Código da carteira', hidden: true })).toBeTruthy()
  expect(screen.getByText('ABCD-EFGH')).toBeTruthy()
  cleanup()
  await show({ situation: 'photo_pending' }, { code: card.cardId })
  expect(screen.queryByText('ABCD-EFGH')).toBeNull()
})

test('an active card without a photo takes one, and one with a photo another one', async () => {
  await show({ situation: 'active', hasPhoto: false })
  expect(screen.getByText('Falta a sua foto')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enviar foto' })).toBeTruthy()
  cleanup()
  await show({ situation: 'active' })
  expect(screen.getByText('Trocar a foto')).toBeTruthy()
  expect(screen.getByText('A foto atual vale até a nova ser aceita.')).toBeTruthy()
})

test('a new photo waits, or was refused, while the card counts and shows its code', async () => {
  await show({ situation: 'active', newPhoto: 'pending' })
  expect(screen.getByText('A secretaria está conferindo a nova foto. Enquanto isso, a carteira vale como está.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /foto/ })).toBeNull()
  expect(code()).not.toBeNull()
  cleanup()
  await show({ situation: 'active', newPhoto: 'refused', photoReason: 'O rosto está na sombra.' })
  expect(screen.getByText('O rosto está na sombra.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Enviar outra foto' })).toBeTruthy()
  expect(code()).not.toBeNull()
})

test.each([
  [{ report: 'failed' }, 'Não foi possível gerar o PDF'],
  [{ reported: 'yes' }, 'Carteira revogada. Você pode pedir outra.'],
  [{ reported: 'no' }, 'Não foi possível revogar a carteira. Ela continua valendo: tente de novo.'],
  [{ photo: 'PHOTO_TOO_SMALL' }, 'A foto é pequena demais: precisa ter pelo menos 683 × 768 pixels.'],
  [{ photo: 'sent' }, 'Foto enviada.'],
] as const)('an address with %j says %s', async (search, message) => {
  await show({}, search)
  expect(screen.getByText(message)).toBeTruthy()
})
