import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { appConfig } from '#config'
import type { FieldError } from '#design/components/fields/error-summary.tsx'
import { signInWithPassword } from './sign-in-methods.functions.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import { portalErrorCode } from '../../request/portal-error.ts'

/**
 * Checks and sends username and password. The fields are the browser's own, so that what is typed before scripts run
 * counts.
 */
export function useSignIn(returnTo: string, captcha: Captcha) {
  const { t } = useLingui()
  const [errors, setErrors] = useState<FieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const signIn = useMutation({
    mutationFn: async (typed: { username: string; password: string }) =>
      signInWithPassword({ data: { ...typed, captchaToken: await captcha.getToken() } }),
    // A new page: everything it shows belongs to the session that now is.
    onSuccess: () => location.assign(`${appConfig.basePath}${returnTo}`),
  })
  const code = signIn.isError ? portalErrorCode(signIn.error) : null
  const refusals = {
    WRONG_CREDENTIALS: t`Usuário ou senha inválidos`,
    TOO_MANY_ATTEMPTS: t`Número de tentativas de acesso excedido. Tente novamente mais tarde.`,
    CAPTCHA_REFUSED: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
  }
  return {
    errors,
    attempt,
    refusal:
      code && (code in refusals ? refusals[code as keyof typeof refusals] : t`Não foi possível entrar. Tente de novo em alguns minutos.`),
    isPending: signIn.isPending || signIn.isSuccess,
    send(form: HTMLFormElement) {
      const typed = new FormData(form)
      const username = String(typed.get('username') ?? '').trim()
      const password = String(typed.get('password') ?? '')
      const missing = [
        username ? [] : [{ fieldId: 'username', message: t`Digite o seu usuário ou e-mail` }],
        password ? [] : [{ fieldId: 'password', message: t`Digite a sua senha` }],
      ].flat()
      setErrors(missing)
      setAttempt((attempts) => attempts + 1)
      if (missing.length === 0 && !signIn.isPending && !signIn.isSuccess) signIn.mutate({ username, password })
    },
  }
}
