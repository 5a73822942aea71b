import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'

/** Says what became of a reset link, and offers a new one (shell specification, section 8). */
export function ResetLinkProblem({ state }: { state: 'expired' | 'used' | 'invalid' }) {
  const { t } = useLingui()
  const words = {
    expired: { title: t`Este link expirou`, text: <Trans>Ele vale por uma hora, e deixa de valer quando você pede outro.</Trans> },
    used: { title: t`Este link já foi usado`, text: <Trans>Cada link serve uma vez. Se não foi você, peça um novo agora mesmo.</Trans> },
    invalid: { title: t`Este link não é válido`, text: <Trans>Confira se o endereço está completo, como chegou no e-mail.</Trans> },
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
