// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { SetPasswordPage } from './set-password-page.tsx'

const { confirmPassword } = vi.hoisted(() => ({ confirmPassword: vi.fn<(call: object) => Promise<{ isMailSent: boolean }>>() }))
vi.mock('./recovery.functions.ts', () => ({ confirmPassword, changePassword: vi.fn() }))
vi.mock('../captcha/use-captcha.ts', () => ({ useCaptcha: () => ({ getToken: async () => 'token', field: null }) }))
vi.mock('../../shell/anonymous-layout.tsx', () => ({ AnonymousLayout: ({ children }: { children: ReactNode }) => children }))

beforeEach(() => void confirmPassword.mockReset())

const next = () => screen.getByLabelText<HTMLInputElement>('Nova senha')
async function send(password = 'Nova#Senha2027', again = password) {
  const shown = await renderPart(<SetPasswordPage token="t" state="valid" />)
  await shown.user.type(next(), password)
  await shown.user.type(screen.getByLabelText('Repita a nova senha'), again)
  await shown.user.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
}

test.each([
  ['expired', 'Este link expirou'],
  ['used', 'Este link já foi usado'],
  ['invalid', 'Link inválido'],
] as const)('a link that is %s says so and leads to a new one', async (state, title) => {
  await renderPart(<SetPasswordPage token="t" state={state} />)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pedir um novo link' }).getAttribute('href')).toBe('/auth/password/new')
})

test.each<[PortalErrorCode, string]>([
  ['RESET_LINK_EXPIRED', 'Este link expirou'],
  ['RESET_LINK_USED', 'Este link já foi usado'],
  ['RESET_LINK_INVALID', 'Link inválido'],
])('what was typed meets an answer where the link ends meanwhile: %s', async (code, title) => {
  confirmPassword.mockRejectedValueOnce(new PortalError(code))
  await send()
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Salvar nova senha' })).toBeNull()
})

test.each<[PortalErrorCode, string]>([
  ['POOR_PASSWORD', 'A senha não cumpre os requisitos.'],
  ['TOO_MANY_ATTEMPTS', 'Número de pedidos excedido. Tente de novo mais tarde.'],
  ['UPSTREAM_UNAVAILABLE', 'Não foi possível salvar a senha. Tente de novo em alguns minutos.'],
])('%s is said, and what was typed stays', async (code, message) => {
  confirmPassword.mockRejectedValueOnce(new PortalError(code))
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(next().value).toBe('Nova#Senha2027')
})

test('a password that is too weak, or typed differently, is not sent', async () => {
  await send('curta1', 'outra')
  expect(screen.getAllByText('A senha não cumpre os requisitos.')).not.toEqual([])
  expect(screen.getAllByText('As senhas não são iguais.')).not.toEqual([])
  expect(confirmPassword).not.toHaveBeenCalled()
})

test('a password that was changed without its mail says both', async () => {
  confirmPassword.mockResolvedValueOnce({ isMailSent: false })
  await send()
  expect(await screen.findByText('Senha alterada')).toBeTruthy()
  expect(screen.getByText('Houve um erro ao enviar o e-mail de confirmação.')).toBeTruthy()
})
