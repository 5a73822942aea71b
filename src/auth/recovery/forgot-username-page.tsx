import { useLingui } from '@lingui/react/macro'
import { ForgotUsernameForm } from './forgot-username-form.tsx'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'

/** For people who no longer know their user name (shell specification, section 2). */
export function ForgotUsernamePage() {
  const { t } = useLingui()
  return (
    <AnonymousLayout title={t`Esqueceu o usuário?`} subtitle={t`Diga o seu e-mail e nós enviamos o usuário para ele.`}>
      <ForgotUsernameForm captcha={useCaptcha()} />
    </AnonymousLayout>
  )
}
