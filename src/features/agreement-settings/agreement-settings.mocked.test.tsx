// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AgreementSetting, PaymentPlan } from '#api/financial/agreement-settings.ts'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { AgreementSettingsPage } from './agreement-settings-page.tsx'
import { agreementSettingsQueries, type ShownSettings } from './agreement-settings.queries.ts'

const functions = vi.hoisted(() => ({
  getAgreementSettings: vi.fn<() => Promise<ShownSettings>>(),
  saveAgreementSetting: vi.fn<(call: { data: AgreementSetting }) => Promise<AgreementSetting>>(),
  savePaymentPlan: vi.fn<(call: { data: PaymentPlan }) => Promise<PaymentPlan>>(),
  removePaymentPlan: vi.fn<(call: { planId: number }) => Promise<{ isRetired: boolean }>>(),
  copyPaymentPlans: vi.fn<(call: { data: { from: string } }) => Promise<{ count: number }>>(),
}))
vi.mock('./agreement-settings.functions.ts', () => functions)
vi.mock('../../rpc/rpc.functions.ts', async () =>
  (await import('../../../tests/support/rpc.ts')).rpcAnswers({ 'integration.agreementPlans.remove': functions.removePaymentPlan }),
)
beforeEach(() => vi.resetAllMocks())

const place = { institutionId: 11, name: 'Campus Norte', methods: ['pix' as const], accounts: [], events: [] }
const places = { ...place, paymentMethods: [], paymentPlaces: [] }
const setting: AgreementSetting = {
  externalId: '0b6f8f0e-7d62-4a0e-9d53-5f3f8a0d9c11',
  institutionId: 11,
  debtTypes: ['tuition'],
  revision: 0,
  expiredDays: 3,
  cancelAfterDays: 10,
  cancelAfterCount: 2,
  futureInterestBasisPoints: 150,
  debtOfficeBasisPoints: 500,
  paymentMethod: null,
  paymentPlace: null,
  eventAdditional: null,
  eventDiscount: null,
  issueTemplate: false,
  pathTemplate: null,
}
const plan: PaymentPlan = {
  planId: 2,
  description: { 'pt-BR': 'Curto' },
  installmentCount: 2,
  minimumValue: 10_000,
  maximumValue: 500_000,
  minimumInstallment: 0,
  daysDueFirstDebt: 5,
  debtType: null,
  paymentMethods: ['pix'],
  bankAccountId: null,
  revision: 0,
  isRetired: false,
  isUsed: false,
}
const other = { ...setting, externalId: 'f1c0a5b2-1a6e-4b8e-8a55-2f0f9c3d7e21', institutionId: 12 }

const shownWith = (change: { setting?: AgreementSetting; plans?: PaymentPlan[]; settings?: AgreementSetting[] } = {}) =>
  ({
    institutions: [place, { ...place, institutionId: 12, name: 'Campus Sul' }],
    settings: change.settings ?? [change.setting ?? setting],
    place: places,
    setting: change.setting ?? setting,
    plans: { results: change.plans ?? [plan], totalCount: (change.plans ?? [plan]).length, perPage: 10, ranges: [], offered: [] },
  }) as unknown as ShownSettings

async function show(shown: ShownSettings, tab?: 'plans') {
  const part = await renderPart(<AgreementSettingsPage search={{ tab }} renderOffers={() => null} />, {
    data: [[agreementSettingsQueries.shown({ tab }).queryKey, shown]],
  })
  const act = async (name: string) => {
    await part.user.click(screen.getByRole('button', { name: 'Ações para o plano Curto' }))
    await part.user.click(screen.getByRole('button', { name, hidden: true }))
  }
  const retype = async (field: HTMLElement, text: string) => {
    await part.user.clear(field)
    await part.user.type(field, text)
  }
  return { ...part, act, retype }
}

test('terms that somebody else saved meanwhile are shown beside what was typed, which may replace them', async () => {
  const { user, retype } = await show(shownWith())
  const office = screen.getByLabelText<HTMLInputElement>('Taxa de cobrança (%)')
  await retype(office, '7')
  const theirs = { ...setting, debtOfficeBasisPoints: 900, expiredDays: 4, revision: 1 }
  functions.getAgreementSettings.mockResolvedValue(shownWith({ setting: theirs }))
  functions.saveAgreementSetting.mockRejectedValueOnce(new PortalError('CONTENT_CHANGED'))
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  await screen.findByText('Outra pessoa salvou estas regras enquanto você editava')
  expect(screen.getByText('Salvo: 9')).toBeTruthy()
  expect(screen.getByText('Seu: 7')).toBeTruthy()
  // What was not touched is what was saved.
  expect(screen.getByLabelText<HTMLInputElement>('Dias de atraso').value).toBe('4')

  const merged = { ...theirs, debtOfficeBasisPoints: 700, revision: 2 }
  functions.getAgreementSettings.mockResolvedValue(shownWith({ setting: merged }))
  functions.saveAgreementSetting.mockResolvedValueOnce(merged)
  await user.click(screen.getByRole('button', { name: 'Salvar o meu por cima' }))
  await screen.findByText('Condições salvas')
  expect(functions.saveAgreementSetting.mock.lastCall![0].data).toMatchObject({
    debtOfficeBasisPoints: 700,
    expiredDays: 4,
    revision: 1,
  })
  expect(office.value).toBe('7')
})

test('so is a plan, field by field', async () => {
  const { user, act, retype } = await show(shownWith(), 'plans')
  await act('Editar')
  const dialog = await screen.findByRole('dialog')
  await retype(within(dialog).getByLabelText('Valor máximo dos débitos'), '6.000,00')
  const theirs = { ...plan, maximumValue: 700_000, revision: 1 }
  functions.getAgreementSettings.mockResolvedValue(shownWith({ plans: [theirs] }))
  functions.savePaymentPlan.mockRejectedValueOnce(new PortalError('CONTENT_CHANGED')).mockResolvedValueOnce(theirs)
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  await save()
  expect(await within(dialog).findByText(/^Salvo: R\$\s7\.000,00$/)).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Usar o que foi salvo: Valor máximo dos débitos' }))
  await save()
  await screen.findByText('Plano salvo: Curto')
  expect(functions.savePaymentPlan.mock.lastCall![0].data).toMatchObject({ maximumValue: 700_000, revision: 1 })
})

test.each([
  [true, 'Tirar de oferta', 'Plano fora de oferta: Curto'],
  [false, 'Excluir', 'Plano excluído: Curto'],
])('a plan that agreements name (%s) is offered no more, and another one deleted, after a question', async (isUsed, name, said) => {
  const { user, act } = await show(shownWith({ plans: [{ ...plan, isUsed }] }), 'plans')
  functions.getAgreementSettings.mockResolvedValue(shownWith({ plans: isUsed ? [{ ...plan, isUsed, isRetired: true }] : [] }))
  functions.removePaymentPlan.mockResolvedValueOnce({ isRetired: isUsed })
  await act(name)
  expect(functions.removePaymentPlan).not.toHaveBeenCalled()
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: isUsed ? 'Tirar de oferta' : 'Excluir plano' }))
  await screen.findByText(said)
  expect(functions.removePaymentPlan).toHaveBeenCalledWith({ planId: 2 })
  expect(screen.queryAllByText('Fora de oferta')).toHaveLength(isUsed ? 1 : 0)
})

test('a new institution begins with the plans of another one, which is to be chosen', async () => {
  const third = { ...other, externalId: '00000000-0000-4000-8000-000000000003', institutionId: 13 }
  const { user } = await show(shownWith({ plans: [], settings: [setting, other, third] }), 'plans')
  const copy = () => user.click(screen.getByRole('button', { name: 'Copiar planos' }))
  await copy()
  const from = screen.getByRole('combobox', { name: 'Começar com os planos de outra instituição', description: /^Escolha a instituição\./ })
  await user.selectOptions(from, 'Campus Sul')
  functions.copyPaymentPlans.mockResolvedValueOnce({ count: 4 })
  functions.getAgreementSettings.mockResolvedValue(shownWith())
  await copy()
  await screen.findByText('4 planos copiados')
  expect(functions.copyPaymentPlans.mock.lastCall![0].data).toMatchObject({ from: other.externalId })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copiar planos' })).toBeNull())
})

test('what is offered by value names plans of other pages too', async () => {
  const shown = shownWith()
  Object.assign(shown.plans!, {
    ranges: [{ debtType: null, from: 1, to: 500_000, planIds: [2, 20] }],
    offered: [plan, { planId: 20, description: { 'pt-BR': 'Em 20 vezes' } }],
  })
  const { user } = await show(shown, 'plans')
  await user.click(screen.getByText('O que é oferecido por valor', { selector: 'summary *, summary' }))
  const ranges = screen.getByRole('table', { name: 'O que é oferecido por valor' })
  expect(ranges.textContent).toContain('Curto e Em 20 vezes')
})
