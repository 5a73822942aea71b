import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'

export default function DeniedPage() {
  const { t } = useLingui()
  return (
    <MessagePage
      icon={<Illustration name="closed" />}
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
