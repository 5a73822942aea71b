// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import type { SessionPerson } from '../../request/session/session.ts'
import { PortalError } from '../../request/portal-error.ts'
import type { Account } from './account.ts'
import { accountQuery, timeZonesQuery } from './account.queries.ts'
import { MyAccountPage } from './my-account-page.tsx'

const functions = vi.hoisted(() => ({
  saveAccount: vi.fn<(call: object) => Promise<{ account: Account; person: SessionPerson }>>(),
  getAccount: vi.fn<() => Promise<Account>>(),
  listTimeZones: vi.fn<() => Promise<object[]>>(),
}))
vi.mock('./account.functions.ts', async (original) => ({ ...(await original<object>()), ...functions }))

const account = {
  name: 'Joana Nova',
  email: 'joana@exemplo.com',
  pendingEmail: null,
  cellphone: '',
  mobileProof: 'unavailable',
  pendingMobile: null,
  languageId: 'pt-BR',
  timezone: 'America/Sao_Paulo',
  mode: null,
  largeText: false,
  signLanguage: false,
} as Account
const person = { name: account.name, username: 'joana', impersonated: false, method: 'password', context: null, photo: null } as never

beforeEach(() => void vi.resetAllMocks())

async function show(given: { impersonated?: boolean } = {}) {
  const shown = await renderPart(<MyAccountPage outcome={undefined} Aside={() => null} proof={undefined} ContactProof={() => null} />, {
    shell: {
      tenant: { language: 'pt-BR' } as never,
      person: { ...(person as SessionPerson), ...given },
      assistants: { handTalk: null, vlibras: null, equalWeb: null },
    },
    data: [
      [accountQuery.queryKey, account],
      [timeZonesQuery('pt-BR').queryKey, [{ value: 'America/Sao_Paulo', label: 'Brasília (GMT−3)' }]],
    ],
  })
  return shown
}

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const part = (legend: string) => within(screen.getByRole('group', { name: legend }).closest('form')!)
const send = 'Salvar contato'
const failure = 'Não foi possível salvar. Tente de novo em alguns minutos.'

test('what could not be saved goes back to what it was and says so, and what was typed stays', async () => {
  functions.saveAccount.mockRejectedValue(new TypeError('Failed to fetch'))
  const { user } = await show()
  await user.click(screen.getByRole('radio', { name: 'Escuro' }))
  await waitFor(() => expect(part('Aparência').getByRole('alert').textContent).toBe(failure))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Automático' }).checked).toBe(true)
  const larger = screen.getByRole<HTMLInputElement>('switch', { name: /^Texto maior/ })
  const ofText = within(larger.closest('form')!)
  await user.click(larger)
  await waitFor(() => expect(ofText.getByRole('alert').textContent).toBe(failure))
  expect(larger.checked).toBe(false)

  await user.clear(textbox('Nome completo'))
  await user.type(textbox('Nome completo'), 'Outro Nome')
  await user.click(screen.getByRole('button', { name: send }))
  await waitFor(() => expect(within(screen.getByRole('form', { name: 'Contato' })).getByRole('alert').textContent).toContain(failure))
  expect(textbox('Nome completo').value).toBe('Outro Nome')

  functions.saveAccount.mockResolvedValueOnce({ account: { ...account, largeText: true }, person })
  await user.click(larger)
  await waitFor(() => expect(ofText.getAllByRole('status')[0]!.textContent).toBe('Salvo'))
  expect(larger.checked).toBe(true)
  expect(ofText.getByRole('alert').textContent).toBe('')
})

test.each([
  ['EMAIL_TAKEN', 'E-mail', 'Este e-mail já é de outra conta. Use outro.'],
  ['WRONG_PASSWORD', 'Senha atual', 'Senha atual incorreta'],
] as const)('%s is said beside its field', async (code, label, message) => {
  functions.saveAccount.mockRejectedValue(new PortalError(code))
  const { user } = await show()
  await user.clear(textbox('E-mail'))
  await user.type(textbox('E-mail'), 'outra@exemplo.com')
  const password = screen.getByLabelText<HTMLInputElement>(/^Senha atual/)
  await user.type(password, 'Aurora#2026')
  await user.click(screen.getByRole('button', { name: send }))
  const link = await screen.findByRole('link', { name: message })
  const field = label === 'E-mail' ? textbox(label) : password
  expect(link.getAttribute('href')).toBe(`#${field.id}`)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(functions.saveAccount).toHaveBeenCalledWith({ data: { email: 'outra@exemplo.com', currentPassword: 'Aurora#2026' } })
})

test('what is missing or no address is said before anything is sent', async () => {
  const { user } = await show()
  await user.clear(textbox('Nome completo'))
  await user.clear(textbox('E-mail'))
  await user.click(screen.getByRole('button', { name: send }))
  const faults = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(faults()).toEqual(expect.arrayContaining(['Informe o seu nome', 'Informe o seu e-mail']))
  await user.type(textbox('Nome completo'), 'Joana')
  await user.type(textbox('E-mail'), 'joana')
  await user.click(screen.getByRole('button', { name: send }))
  expect(faults()).toContain('E-mail inválido. Confira, como em nome@exemplo.com.')
  expect(functions.saveAccount).not.toHaveBeenCalled()
})

test('whoever acts as somebody else sees the account and changes nothing', async () => {
  await show({ impersonated: true })
  expect(screen.getByText('Somente o titular da conta pode mudar estes dados.')).toBeTruthy()
  expect(textbox('Nome completo').value).toBe('Joana Nova')
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select')]
  expect(fields.length).toBeGreaterThan(8)
  expect(fields.filter(({ disabled }) => !disabled)).toEqual([])
  for (const name of [send, 'Adicionar foto', 'Salvar']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('an account that does not load is asked for again', async () => {
  functions.getAccount.mockRejectedValueOnce(new PortalError('UPSTREAM_UNAVAILABLE')).mockResolvedValueOnce(account)
  const { user } = await renderPart(<MyAccountPage outcome={undefined} Aside={() => null} proof={undefined} ContactProof={() => null} />, {
    shell: { tenant: { language: 'pt-BR' } as never, person, assistants: { handTalk: null, vlibras: null, equalWeb: null } },
  })
  await screen.findByText('Não foi possível carregar a sua conta')
  functions.listTimeZones.mockResolvedValue([])
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByRole('textbox', { name: 'Nome completo' })).toBeTruthy()
})
