// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { PeriodFields } from '../../kit/list/list-filters.tsx'
import { ListPage } from '../../kit/list/list-page.tsx'
import { receivedList } from './received.list.tsx'

const { listReceivedPayments } = vi.hoisted(() => ({ listReceivedPayments: vi.fn<(call: object) => Promise<object>>() }))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'financial.receivedPayments.list': listReceivedPayments }),
)

beforeEach(() => void listReceivedPayments.mockReset())

async function show(search: object = { status: 'approved', search: 'Ana' }) {
  await PeriodFields.preload?.()
  return renderPart(<ListPage list={receivedList} search={search as never} />, {
    at: '/financial/received-payments?status=approved&search=Ana',
    shell: { institutions: [] },
  })
}
const none = { results: [], totalCount: 0, totals: { receivedAmount: 0, paidCount: 0 }, page: 1, perPage: 10 }

test('while the service is down the list says so, keeps its filters, and is asked for again', async () => {
  listReceivedPayments.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE')).mockResolvedValueOnce(none)
  const { user, address } = await show()
  await screen.findByText('Não foi possível carregar os recebimentos')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Ana')
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Nenhum pagamento com estes filtros')).toBeTruthy()
  expect(address()).toBe('/financial/received-payments?status=approved&search=Ana')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Ana')
})

test('a column leaves the table where a filter gives all rows its value', async () => {
  const payment = {
    paymentId: '0b6f8f0e-7d62-4a0e-9d53-5f3f8a0d9c11',
    method: 'pix',
    status: 'approved',
    amount: 100,
    createdAt: '2026-11-01T12:00:00Z',
    paidAt: null,
    studentName: 'Ana Souza',
    registration: '1',
    institutionId: 11,
  }
  listReceivedPayments.mockResolvedValue({ ...none, results: [payment], totalCount: 1 })
  const headers = async () => {
    await screen.findByRole('columnheader', { name: /Matrícula/ })
    return ['Situação', 'Forma'].filter((name) => screen.queryByRole('columnheader', { name }))
  }
  await show({})
  expect(await headers()).toEqual(['Situação', 'Forma'])
  cleanup()
  await show({ status: 'approved' })
  expect(await headers()).toEqual(['Forma'])
})

test('a permission that was taken meanwhile is said in place of the list', async () => {
  listReceivedPayments.mockRejectedValueOnce(new PortalError('FORBIDDEN'))
  await show({})
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(screen.getByText('Você não tem acesso aos recebimentos')).toBeTruthy()
})
