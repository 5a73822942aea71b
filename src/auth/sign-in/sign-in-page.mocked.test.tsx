// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { PortalError, type PortalErrorCode } from '../../request/portal-error.ts'
import { signInMethodsQuery } from './sign-in-methods.queries.ts'
import { SignInPage } from './sign-in-page.tsx'

const { signInWithPassword } = vi.hoisted(() => ({ signInWithPassword: vi.fn<(call: object) => Promise<void>>() }))
vi.mock('./sign-in-methods.functions.ts', () => ({ signInWithPassword, getSignInMethods: vi.fn() }))
vi.mock('../captcha/use-captcha.ts', () => ({ useCaptcha: () => ({ getToken: async () => 'token', field: null }) }))
vi.mock('../../shell/anonymous-layout.tsx', () => ({ AnonymousLayout: ({ children }: { children: ReactNode }) => children }))

beforeEach(() => void signInWithPassword.mockReset())

const methods = { password: 'either', saml: null, provider: false, signUp: false, demo: null }
const show = (asked: { problem?: string; login?: string } = {}) =>
  renderPart(
    <Suspense>
      <SignInPage returnTo="/" {...asked} />
    </Suspense>,
    { data: [[signInMethodsQuery.queryKey, methods]] },
  )

const login = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Usuário ou e-mail' })
const password = () => screen.getByLabelText<HTMLInputElement>('Senha')

async function send() {
  const shown = await show()
  await shown.user.type(login(), 'ana.souza')
  await shown.user.type(password(), 'errada')
  await shown.user.click(screen.getByRole('button', { name: 'Entrar' }))
  return shown
}

test.each<[PortalErrorCode, string, boolean]>([
  ['WRONG_CREDENTIALS', 'Usuário ou senha incorretos. Confira e tente de novo.', true],
  ['TOO_MANY_ATTEMPTS', 'Número de tentativas de acesso excedido. Tente novamente mais tarde.', false],
  ['CAPTCHA_REFUSED', 'Não foi possível confirmar que você não é um robô. Tente de novo.', false],
  ['UPSTREAM_UNAVAILABLE', 'Não foi possível entrar. Tente de novo em alguns minutos.', false],
])('%s is said, the name stays, and the password is typed anew', async (code, message, areWrong) => {
  signInWithPassword.mockRejectedValueOnce(new PortalError(code))
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect([login().value, password().value]).toEqual(['ana.souza', ''])
  await waitFor(() => expect(document.activeElement).toBe(password()))
  expect(login().getAttribute('aria-invalid') === 'true').toBe(areWrong)
  expect(signInWithPassword).toHaveBeenCalledWith({ data: { username: 'ana.souza', password: 'errada', captchaToken: 'token' } })
})

test('what is missing is said before anything is sent', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(screen.getByText('Informe o seu usuário ou e-mail')).toBeTruthy()
  expect(screen.getByText('Informe a sua senha')).toBeTruthy()
  expect(document.activeElement).toBe(login())
  expect(signInWithPassword).not.toHaveBeenCalled()
})

test('an account with a second step is asked for its code, and told of a wrong one', async () => {
  signInWithPassword.mockRejectedValueOnce(new PortalError('CODE_NEEDED')).mockRejectedValueOnce(new PortalError('WRONG_CODE'))
  const { user } = await send()
  const code = await screen.findByRole('textbox', { name: 'Código' })
  expect(document.activeElement).toBe(code)
  expect(screen.queryByLabelText('Senha')).toBeNull()
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText('Código inválido ou já usado. Espere o próximo e tente de novo.')).toBeTruthy()
  expect(code.getAttribute('aria-invalid')).toBe('true')
})

test('a form that was sent without scripts is answered with what was wrong', async () => {
  await show({ problem: 'WRONG_CREDENTIALS', login: 'ana.souza' })
  expect(screen.getByRole('alert').textContent).toContain('Usuário ou senha incorretos. Confira e tente de novo.')
  expect(login().value).toBe('ana.souza')
})
