import { Trans } from '@lingui/react/macro'
import { UserX } from 'lucide-react'
import { Button } from '#design/components/actions/button.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'
import { SignOutForm } from '../sign-out/sign-out-form.tsx'

export function RoleNotFoundPage() {
  return (
    <StandaloneLayout>
      <MessagePage
        icon={<UserX size={32} strokeWidth={1.75} aria-hidden />}
        title={<Trans>Sua conta ainda não tem acesso</Trans>}
        actions={
          <SignOutForm>
            <Button type="submit" variant="primary">
              <Trans>Sair e usar outra conta</Trans>
            </Button>
          </SignOutForm>
        }
      >
        <Trans>Você ainda não tem um perfil nesta instituição. Fale com a secretaria para liberar o acesso.</Trans>
      </MessagePage>
    </StandaloneLayout>
  )
}
