import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { MessagePage } from '#design/patterns/message-page.tsx'

/** A page that exists, but not for what the person acts as. */
export function DeniedPage() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<Lock size={32} strokeWidth={1.75} aria-hidden />}
      title={t`Você não tem acesso a esta página`}
      actions={
        <Link to="/" className={buttonLook({ variant: 'primary' })}>
          <Trans>Voltar ao início</Trans>
        </Link>
      }
    >
      <Trans>Se precisar dela, fale com quem administra os acessos da instituição.</Trans>
    </MessagePage>
  )
}
