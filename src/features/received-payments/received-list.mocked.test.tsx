// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
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

test('a permission that was taken meanwhile is said in place of the list', async () => {
  listReceivedPayments.mockRejectedValueOnce(new PortalError('FORBIDDEN'))
  await show({})
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  expect(screen.getByText('Você não tem acesso aos recebimentos')).toBeTruthy()
})
