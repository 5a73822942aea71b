import { Trans } from '@lingui/react/macro'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'

export function SignedOutPage() {
  return (
    <StandaloneLayout>
      <MessagePage
        icon={<Illustration name="closed" />}
        title={<Trans>Sessão encerrada</Trans>}
        actions={
          <a href={`${appConfig.basePath}/auth/signin`} className={buttonLook({ variant: 'primary' })}>
            <Trans>Entrar de novo</Trans>
          </a>
        }
      >
        <Trans>Num computador compartilhado, feche também o navegador.</Trans>
      </MessagePage>
    </StandaloneLayout>
  )
}
