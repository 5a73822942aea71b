// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Pendency, ProcessStep, Reenrollment } from '#api/academic/reenrollment.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { BlockedPanel } from '../../subjects/reenrollment/blocked-panel.tsx'
import { PaymentPage } from './payment-page.tsx'
import { ReenrollmentPage } from './reenrollment-page.tsx'
import { reenrollmentQueries } from './reenrollment.queries.ts'
import { SubjectsPage } from './subjects-page.tsx'

/** No page waits for what it asks beside. */
const never = vi.hoisted(() => () => new Promise(() => {}))
vi.mock('../../rpc/rpc.functions.ts', () => ({ queryRpc: never, mutateRpc: never }))
vi.mock('./reenrollment.functions.ts', () => {
  const calls = ['getOffer', 'getSettings', 'listEnrollmentsToRenew', 'listMandatoryDocuments', 'confirmChoice', 'generatePayment']
  return Object.fromEntries(calls.map((name) => [name, never]))
})

const chosen: Reenrollment = {
  reenrollmentId: '0b6f8f0e-7d62-4a0e-9d53-5f3f8a0d9c11',
  status: 'choosing',
  revision: 0,
  isChanging: false,
  classes: [],
  waiting: [],
  price: null,
  contract: null,
  firstDebtId: null,
  confirmedAt: null,
  completedAt: null,
}
const process: ProcessStep = {
  enrollmentId: 1,
  academicRecord: '2023',
  course: 'Engenharia Civil',
  institution: 'Campus Norte',
  carouselId: 1,
  period: {
    periodId: 1,
    period: '2027/1',
    opensAt: '2026-11-01T12:00:00.000Z',
    closesAt: '2026-12-12T02:59:59.999Z',
    changesUntil: '2026-12-26T02:59:59.999Z',
    startsOn: '2027-02-01',
    endsOn: '2027-06-30',
  },
  now: '2026-11-21T15:00:00.000Z',
  step: 'subjects',
  result: 'dependency_or_adaptation',
  problem: null,
  queue: null,
  isAdmitted: true,
  exceptions: [],
  reenrollment: chosen,
}
const nothingLeft = { ...process, step: 'pending_items', result: 'no_renewal_needed' } as const
const dependency: Pendency = {
  kind: 'dependency_adaptation',
  id: 'dependency_adaptation',
  isBlocking: true,
  waivedBecause: null,
  subjects: [{ subjectId: 1, code: 'ECV201', subject: 'Hidrologia', isOffered: true }],
}

const shown = (given: ProcessStep) => ({ data: [[reenrollmentQueries.process('2023').queryKey, given]] as const })
const dashes = () => [...document.querySelectorAll('.steps__dashes > span')].map((dash) => dash.getAttribute('data-state'))

test('who has nothing left to take is told so on every page, and nothing else', async () => {
  await renderPart(<SubjectsPage academicRecord="2023" search={{}} />, shown(nothingLeft))
  expect(screen.getByRole('region', { name: 'Você não precisa de rematrícula' })).toBeTruthy()
  expect(screen.queryByText('Nenhuma disciplina oferecida')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('nor is there anything to cancel, begun or not', async () => {
  await renderPart(<ReenrollmentPage academicRecord="2023" search={{}} />, shown(nothingLeft))
  expect(screen.getByRole('region', { name: 'Você não precisa de rematrícula' })).toBeTruthy()
  expect(screen.queryByText('Cancelar rematrícula')).toBeNull()
  expect(screen.queryByText('Alterações até')).toBeNull()
})

test('a choice is given up once something was chosen, and changed once it is confirmed', async () => {
  const { unmount } = await renderPart(<ReenrollmentPage academicRecord="2023" search={{}} />, shown(process))
  expect(screen.queryByText('Cancelar rematrícula')).toBeNull()
  unmount()
  const confirmed: Reenrollment = { ...chosen, status: 'confirmed', confirmedAt: process.now }
  await renderPart(
    <ReenrollmentPage academicRecord="2023" search={{}} />,
    shown({ ...process, step: 'payment', result: null, reenrollment: confirmed }),
  )
  const card = screen.getByRole('region', { name: 'Alterar ou cancelar' })
  expect(within(card).getByText(/Você pode alterar ou cancelar até 25\/12\/2026 23:59/)).toBeTruthy()
})

test('the payment before its turn shows the step that comes first, without a hole', async () => {
  await renderPart(<PaymentPage academicRecord="2023" search={{}} renderContract={() => null} renderPay={() => null} />, shown(process))
  expect(screen.getByText('Passo 2 de 3: Disciplinas')).toBeTruthy()
  expect(dashes()).toEqual(['done', 'current', 'upcoming'])
  expect(screen.getByRole('link', { name: /^Disciplinas/ })).toBeTruthy()
})

test('items that come later are under a title that does not say that something blocks', async () => {
  const retry = { isFetching: false, refetch: () => undefined }
  await renderPart(<BlockedPanel pendencies={{ results: [dependency], isFinanceMissing: false }} retry={retry} />)
  expect(screen.getByRole('region', { name: 'Nada impede a rematrícula' })).toBeTruthy()
  expect(screen.getByText('Próximo passo')).toBeTruthy()
  expect(screen.queryByText('Nenhuma pendência')).toBeNull()
})
