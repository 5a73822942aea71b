// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CampaignDebt, CampaignValue, StudentCampaign } from '#api/financial/campaigns.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { CampaignPage } from './campaign-page.tsx'
import { campaignQueries } from './campaigns.queries.ts'

const functions = vi.hoisted(() => ({ calculateCampaign: vi.fn<(call: object) => Promise<CampaignValue>>() }))
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'financial.campaigns.calculate': functions.calculateCampaign }),
)
beforeEach(() => vi.resetAllMocks())

const campaign: StudentCampaign = {
  campaignId: 3,
  name: 'Fique em dia',
  description: null,
  status: 'valid',
  validFrom: '2026-11-01',
  validTo: '2026-12-17',
  chargesBasisPoints: 10_000,
  principalBasisPoints: 1_000,
  methods: ['pix'],
  dueAmount: 102_166,
  discountedAmount: 90_000,
  discountAmount: 12_166,
  debtCount: 2,
  use: null,
  paymentSuccess: false,
}
const use = { paymentId: '5f0c1d3e-8a55-4c0e-9a52-0d6b8f4a7c11', paidAt: '2026-11-26T12:10:00Z', amount: 45_000, discountAmount: 6_083 }
const debt = (debtId: number) =>
  ({
    debtId,
    type: 'tuition',
    description: `Débito ${debtId}`,
    requestId: null,
    installment: null,
    competency: '2026-11-01',
    dueDate: '2026-11-21',
    amount: 45_000,
    dueAmount: 51_083,
    discountAmount: 6_083,
    lines: [],
    cardInReview: null,
  }) as unknown as CampaignDebt

const show = (change: Partial<StudentCampaign>, results: CampaignDebt[], again = false) =>
  renderPart(<CampaignPage campaignId={3} again={again} />, {
    data: [[campaignQueries.detail(3).queryKey, { today: '2026-11-26', campaign: { ...campaign, ...change }, results }]],
  })

test('one that is over says so, and leads to the payments', async () => {
  await show({ status: 'ended' }, [])
  expect(screen.getByText('Terminou em 17/12/2026')).toBeTruthy()
  expect(screen.getByText('Este desconto terminou')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ver pagamentos' })).toBeTruthy()
})

test('one that was used leads to its receipt, and to other debts while there are some', async () => {
  await show({ use, debtCount: 1 }, [debt(2)])
  expect(screen.getByRole('heading', { name: 'Você já usou este desconto' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('link', { name: 'Pagar outros débitos' }).getAttribute('href')).toBe('/financial/campaigns/3?again=true')
})

test('other debts of one that was used are paid by beginning again', async () => {
  const { user, address } = await show({ use, debtCount: 1 }, [debt(2)], true)
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Continuar/ }))
  expect(address()).toBe('/financial/payment-checkout?debts=2&campaign=3')
})

test('some of its debts cost what the service says that they do', async () => {
  functions.calculateCampaign.mockResolvedValue({ ...campaign, on: '2026-11-26', debts: [], discountedAmount: 45_000 })
  const { user, address } = await show({}, [debt(1), debt(2)])
  await user.click(screen.getAllByRole('checkbox').at(-1)!)
  await user.click(await screen.findByRole('button', { name: /^Continuar, R\$\s450,00/ }))
  expect(functions.calculateCampaign).toHaveBeenCalledWith({ campaignId: 3, debtIds: [1] })
  expect(address()).toBe('/financial/payment-checkout?debts=1&campaign=3')
})
