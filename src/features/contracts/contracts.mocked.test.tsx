// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { ContractPage } from './contract-page.tsx'
import { ContractsPage } from './contracts-page.tsx'
import { contractQueries } from './contracts.queries.ts'

const functions = vi.hoisted(() => ({
  acceptContract: vi.fn<(call: { data: { contractId: number; hash: string } }) => Promise<ContractDetails>>(),
  getContract: vi.fn<() => Promise<ContractDetails>>(),
}))
vi.mock('./contracts.functions.ts', () => functions)
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'financial.contracts.get': functions.getContract }),
)
beforeEach(() => vi.resetAllMocks())

const offer = (hash: string, text: string) => ({
  contentId: 1,
  hash,
  offeredAt: '2026-11-20T12:00:00Z',
  content: { language: 'pt-BR', title: 'Contrato de prestação de serviços', sections: [{ heading: 'Valor', paragraphs: [text] }] },
})
const [before, after] = ['a'.repeat(64), 'b'.repeat(64)]
const contract: ContractDetails = {
  contractId: 4,
  enrollmentId: 1,
  number: '2026-000004',
  year: 2027,
  period: 1,
  status: 'waitingAcceptance',
  effectiveDate: '2027-01-01',
  endDate: '2027-06-30',
  acceptedAt: null,
  course: 'Engenharia Civil',
  registration: '202310482',
  institutionName: 'Universidade Aurora',
  offered: offer(before, 'São R$ 1.500,00 ao mês.'),
  acceptance: null,
}

async function asked() {
  const part = await renderPart(
    <Suspense>
      <ContractPage contractId={4} enrollmentId={1} search={{ accept: true }} />
    </Suspense>,
    { data: [[contractQueries.detail(4, 1).queryKey, contract]], at: '/financial/contracts/4/enrollments/1?accept=true' },
  )
  const accept = () => part.user.click(screen.getByRole('button', { name: 'Aceitar contrato' }))
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Li e aceito o contrato' })
  const accepted = () => waitFor(() => expect(part.address()).toBe('/financial/contracts/4/enrollments/1?outcome=accepted'))
  return { ...part, accept, box, accepted, read: () => part.user.click(box()) }
}

test('a contract is accepted only by who says that it was read', async () => {
  const { accept } = await asked()
  await accept()
  expect(screen.getByRole('alert').textContent).toContain('Marque que você leu e aceita')
  expect(functions.acceptContract).not.toHaveBeenCalled()
})

test('a text that changed meanwhile is not accepted, and the new one is shown', async () => {
  const { accept, read, accepted } = await asked()
  const newer = { ...contract, offered: offer(after, 'São R$ 1.999,00 ao mês.') }
  functions.getContract.mockResolvedValue(newer)
  functions.acceptContract.mockRejectedValueOnce(new PortalError('CONTENT_CHANGED')).mockResolvedValueOnce(newer)
  await read()
  await accept()
  expect((await screen.findByRole('alert')).textContent).toContain('O contrato mudou')
  expect(await screen.findByText('São R$ 1.999,00 ao mês.')).toBeTruthy()
  expect(screen.getAllByText(after.slice(0, 12), { exact: false })).not.toEqual([])
  await accept()
  await accepted()
  expect(functions.acceptContract.mock.calls.map(([{ data }]) => data.hash)).toEqual([before, after])
})

test('an acceptance that was not recorded says so, and can be tried again', async () => {
  const { accept, read, box, accepted } = await asked()
  functions.getContract.mockResolvedValue(contract)
  functions.acceptContract.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(contract)
  await read()
  await accept()
  expect((await screen.findByRole('alert')).textContent).toContain('O aceite não foi registrado')
  expect(box().checked).toBe(true)
  await accept()
  await accepted()
})

test('a contract that does not wait any more says so', async () => {
  const { accept, read } = await asked()
  functions.getContract.mockResolvedValue(contract)
  functions.acceptContract.mockRejectedValueOnce(new PortalError('NOT_ACCEPTABLE'))
  await read()
  await accept()
  expect((await screen.findByRole('alert')).textContent).toContain('Este contrato não aguarda mais aceite')
})

const enrollments = [
  { enrollmentId: 7, course: 'Oceanografia', registration: '1', institutionName: 'Mar', contracts: 1 },
  { enrollmentId: 8, course: 'Mergulho Científico', registration: '2', institutionName: 'Mar', contracts: 1 },
]
const list = (courses: object[]) =>
  renderPart(<ContractsPage search={{}} />, {
    data: [
      [contractQueries.list({}).queryKey, { results: [contract], years: [2027], periods: [1] }],
      [contractQueries.enrollments().queryKey, courses],
    ],
    at: '/financial/contracts',
  })

test('contracts of two courses are narrowed to one', async () => {
  const { user, address } = await list(enrollments)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Curso' }), 'Mergulho Científico')
  await waitFor(() => expect(address()).toBe('/financial/contracts?enrollment=8'))
})

test('those of one course and one term offer nothing to narrow them by', async () => {
  await list(enrollments.slice(1))
  expect(screen.queryByRole('combobox')).toBeNull()
})
