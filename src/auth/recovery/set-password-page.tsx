import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { type PortalErrorCode, portalErrorCode } from '../../request/portal-error.ts'
import { AnonymousLayout } from '../../shell/anonymous-layout.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { FormOutcome } from './form-outcome.tsx'
import { SetPasswordForm } from './password-form.tsx'
import { confirmPassword } from './recovery.functions.ts'

type LinkState = 'valid' | 'expired' | 'used' | 'invalid'

const linkProblems: Partial<Record<PortalErrorCode, LinkState>> = {
  RESET_LINK_EXPIRED: 'expired',
  RESET_LINK_USED: 'used',
  RESET_LINK_INVALID: 'invalid',
}

export function SetPasswordPage({ token, state }: { token: string; state: LinkState }) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const [linkState, setLinkState] = useState(state)
  const [saved, setSaved] = useState<{ isMailSent: boolean } | null>(null)

  async function save(newPassword: string) {
    try {
      setSaved(await confirmPassword({ data: { token, newPassword, captchaToken: await captcha.getToken() } }))
    } catch (error) {
      setLinkState((before) => linkProblems[portalErrorCode(error)] ?? before)
      throw error
    }
  }

  return (
    <AnonymousLayout title={t`Crie uma nova senha`}>
      {saved ? (
        <FormOutcome
          title={t`Senha alterada`}
          warning={saved.isMailSent ? undefined : t`Houve um erro ao enviar o e-mail de confirmação.`}
          signInLabel={<Trans>Entrar com a nova senha</Trans>}
        >
          <Trans>Por segurança, a sessão foi encerrada em todos os aparelhos. Entre com a nova senha.</Trans>
        </FormOutcome>
      ) : linkState === 'valid' ? (
        <SetPasswordForm captcha={captcha.field} submit={save} />
      ) : (
        <ResetLinkProblem state={linkState} />
      )}
    </AnonymousLayout>
  )
}

function ResetLinkProblem({ state }: { state: Exclude<LinkState, 'valid'> }) {
  const { t } = useLingui()
  const words = {
    expired: { title: t`Este link expirou`, text: <Trans>Ele vale por uma hora, e deixa de valer quando você pede outro.</Trans> },
    used: { title: t`Este link já foi usado`, text: <Trans>Cada link serve uma vez. Se não foi você, peça um novo agora mesmo.</Trans> },
    invalid: { title: t`Link inválido`, text: <Trans>Confira se o endereço está completo, como chegou no e-mail.</Trans> },
  }[state]
  return (
    <>
      <Notice tone="warning" title={words.title}>
        {words.text}
      </Notice>
      <Link to="/auth/password/new" className={buttonLook({ variant: 'primary', full: true })}>
        <Trans>Pedir um novo link</Trans>
      </Link>
    </>
  )
}
