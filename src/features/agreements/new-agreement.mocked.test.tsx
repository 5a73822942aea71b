// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AgreementCalculation, NegotiableDebt } from '#api/financial/agreements.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { agreementQueries } from './agreements.queries.ts'
import { NewAgreementPage } from './new-agreement-page.tsx'

const functions = vi.hoisted(() => ({
  makeAgreement: vi.fn<(call: { data: { expectedTotal: number; idempotencyKey: string } }) => Promise<{ agreementId: number }>>(),
  calculateAgreement: vi.fn<() => Promise<AgreementCalculation>>(),
  listDebtsForAgreement: vi.fn(),
}))
vi.mock('./agreements.functions.ts', () => functions)
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({
    'financial.agreements.calculate': functions.calculateAgreement,
    'financial.agreements.debts': functions.listDebtsForAgreement,
  }),
)
beforeEach(() => vi.resetAllMocks())

const debt: NegotiableDebt = {
  debtId: 7,
  type: 'tuition',
  description: null,
  installment: null,
  competency: '2026-11-01',
  dueDate: '2026-11-21',
  amountPayable: 51_083,
  registration: '202310482',
  course: 'Engenharia Civil',
  institutionId: 11,
  cardInReview: null,
  enrollmentId: 1,
  obstacle: null,
  negotiableFrom: null,
}

const page = (search: object) => <NewAgreementPage search={search} todayPrice={undefined} renderOffer={() => null} />

describe('the debts of an agreement', () => {
  const choosing = (...results: NegotiableDebt[]) =>
    renderPart(page({}), { data: [[agreementQueries.debts().queryKey, { today: '2026-11-26', results }]] })

  test.each([
    ['type', 'Este tipo de débito não entra em acordos'],
    ['too_recent', 'Pode ser negociado a partir de 01/12/2026'],
    ['card_in_review', 'Cartão em análise'],
  ] as const)('one that cannot be negotiated (%s) says why, and no plans are shown', async (obstacle, why) => {
    await choosing({ ...debt, obstacle, negotiableFrom: '2026-12-01' })
    expect(screen.getByText(why)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Ver planos/ })).toBeNull()
  })

  test('an institution that makes no agreements says so, with a way on', async () => {
    await choosing({ ...debt, obstacle: 'not_offered' })
    expect(screen.getByText('Sua instituição não oferece acordos pelo portal')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Ver pagamentos' }).getAttribute('href')).toBe('/financial/payments')
  })

  test('who owes nothing overdue reads so', async () => {
    await choosing()
    expect(screen.getByText('Nada vencido para negociar')).toBeTruthy()
  })

  test('are of one course, and the others are a link away', async () => {
    await choosing(debt, { ...debt, debtId: 8, enrollmentId: 2, course: 'Arquitetura e Urbanismo' })
    const [civil, other] = screen.getByRole('group', { name: 'Curso' }).querySelectorAll('a')
    expect([civil!.getAttribute('aria-current'), other!.getAttribute('aria-current')]).toEqual(['true', null])
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(other!.getAttribute('href')).toBe('/financial/agreements/new?step=debts&debts=8')
  })

  test('of one course alone ask for no course', async () => {
    await choosing(debt, { ...debt, debtId: 8 })
    expect(screen.queryByRole('group', { name: 'Curso' })).toBeNull()
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  })
})

describe('the review of an agreement', () => {
  const search = { debts: '7', plan: 2 }
  const calculation = (totalAmount: number, version = 1) =>
    ({
      terms: { version, text: { 'pt-BR': `Termos, versão ${version}.`, en: '', es: '' } },
      debts: [debt],
      offers: [
        {
          plan: { planId: 2, paymentMethods: ['pix'] },
          obstacle: null,
          grossAmount: 51_083,
          officeAmount: 0,
          futureInterestAmount: 0,
          totalAmount,
          installments: [1, 2, 3].map((number) => ({ number, dueDate: '2026-12-10', amount: 17_028 })),
        },
      ],
    }) as unknown as AgreementCalculation

  async function reviewing() {
    const part = await renderPart(page(search), { data: [[agreementQueries.calculation(search).queryKey, calculation(51_083)]] })
    const close = () => part.user.click(screen.getByRole('button', { name: 'Fechar o acordo' }))
    const accept = () => part.user.click(screen.getByRole('checkbox', { name: 'Li e aceito os termos' }))
    const leads = () => waitFor(() => expect(part.address()).toBe('/financial/agreements/91?made=true'))
    return { ...part, close, accept, leads }
  }

  test('makes none before its terms are accepted, and leads to where that is done', async () => {
    const { close } = await reviewing()
    await close()
    expect(screen.getByText('Aceite os termos para fechar o acordo')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(functions.makeAgreement).not.toHaveBeenCalled()
  })

  test('tells a total that changed while the page was open, and asks about it again', async () => {
    const { close, accept, leads } = await reviewing()
    functions.calculateAgreement.mockResolvedValue(calculation(61_283))
    functions.makeAgreement
      .mockRejectedValueOnce(new PortalError('AMOUNT_CHANGED', { amount: 61_283 }))
      .mockResolvedValueOnce({ agreementId: 91 })
    await accept()
    await close()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^O total mudouAgora são R\$\s612,83\./)
    await close()
    await leads()
    const [first, second] = functions.makeAgreement.mock.calls.map(([{ data }]) => data)
    expect([first!.expectedTotal, second!.expectedTotal]).toEqual([51_083, 61_283])
    expect(second!.idempotencyKey).not.toBe(first!.idempotencyKey)
  })

  test('tells terms that changed, and shows the new ones', async () => {
    const { close, accept } = await reviewing()
    functions.calculateAgreement.mockResolvedValue(calculation(51_083, 2))
    functions.makeAgreement.mockRejectedValueOnce(new PortalError('TERMS_CHANGED'))
    await accept()
    await close()
    expect((await screen.findByRole('alert')).textContent).toContain('Os termos mudaram')
    expect(screen.getByText('Termos, versão 2.')).toBeTruthy()
  })

  test('of debts that are in another agreement meanwhile says so', async () => {
    const { close, accept } = await reviewing()
    functions.calculateAgreement.mockRejectedValue(new PortalError('DEBT_NOT_NEGOTIABLE'))
    functions.makeAgreement.mockRejectedValueOnce(new PortalError('DEBT_NOT_NEGOTIABLE'))
    await accept()
    await close()
    await screen.findByText('Estes débitos não podem mais ser negociados')
  })

  test('that got no answer is sent again as the same one', async () => {
    const { close, accept, leads } = await reviewing()
    functions.makeAgreement.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ agreementId: 91 })
    await accept()
    await close()
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível fechar o acordo')
    await close()
    await leads()
    const [first, second] = functions.makeAgreement.mock.calls.map(([{ data }]) => data.idempotencyKey)
    expect(second).toBe(first)
  })
})
