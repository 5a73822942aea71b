import { useLingui } from '@lingui/react/macro'
import { ResetLinkProblem } from './reset-link-problem.tsx'
import { SetPasswordForm } from './set-password-form.tsx'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'

/** Where a reset link leads: a new password while the link holds, and a new link otherwise. */
export function SetPasswordPage({ token, state }: { token: string; state: 'valid' | 'expired' | 'used' | 'invalid' }) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  return (
    <AnonymousLayout title={t`Crie uma nova senha`}>
      {state === 'valid' ? <SetPasswordForm token={token} captcha={captcha} /> : <ResetLinkProblem state={state} />}
    </AnonymousLayout>
  )
}
