import { Trans } from '@lingui/react/macro'
import { UserX } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { StandaloneLayout } from './standalone-layout.tsx'

/** The account exists and may do nothing here (shell specification, section 2). */
export function RoleNotFoundPage() {
  return (
    <StandaloneLayout>
      <MessagePage
        icon={<UserX size={32} strokeWidth={1.75} aria-hidden />}
        title={<Trans>Sua conta ainda não tem acesso</Trans>}
        actions={
          <form method="post" action={`${appConfig.basePath}/auth/signout`}>
            <Button type="submit" variant="primary">
              <Trans>Sair e usar outra conta</Trans>
            </Button>
          </form>
        }
      >
        <Trans>Nenhum papel foi dado a você nesta instituição. Fale com a secretaria para liberar o acesso.</Trans>
      </MessagePage>
    </StandaloneLayout>
  )
}
