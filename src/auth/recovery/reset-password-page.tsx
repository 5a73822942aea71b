import { useLingui } from '@lingui/react/macro'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'

/**
 * For people who no longer know their password (shell specification, section 2).
 *
 * @param again for whoever had a link that is no longer good
 */
export function ResetPasswordPage({ again = false }: { again?: boolean | undefined }) {
  const { t } = useLingui()
  return (
    <AnonymousLayout
      title={again ? t`Peça um novo link` : t`Esqueceu a senha?`}
      subtitle={t`Diga o seu usuário ou e-mail e nós enviamos um link para criar uma nova senha.`}
    >
      <ResetPasswordForm captcha={useCaptcha()} />
    </AnonymousLayout>
  )
}
