import { Trans } from '@lingui/react/macro'
import { Button } from '#design/components/actions/button.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'
import { MessagePage } from '#design/patterns/message-page.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { EntryFooter } from '../../shell/entry-footer.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'
import { SignOutForm } from '../../kit/sign-out-form.tsx'

export function RoleNotFoundPage() {
  const { person, tenant, owner } = useShell()
  if (!person) return null
  const { name, username } = person
  const institution = tenant.name
  return (
    <StandaloneLayout footer={<EntryFooter />}>
      <MessagePage
        icon={<Illustration name="closed" />}
        title={person.impersonated ? <Trans>{name} ainda não tem acesso</Trans> : <Trans>Sua conta ainda não tem acesso</Trans>}
        actions={
          person.impersonated ? null : (
            <SignOutForm>
              <Button type="submit" variant="primary">
                <Trans>Sair e usar outra conta</Trans>
              </Button>
            </SignOutForm>
          )
        }
      >
        {person.impersonated ? (
          <Trans>Esta conta não tem nenhum perfil em {institution}. Não há nada para ver em nome dela.</Trans>
        ) : owner === null ? (
          <Trans>
            Você entrou como {name} ({username}), e esta conta não tem nenhum perfil no portal. Fale com quem administra os acessos.
          </Trans>
        ) : (
          <Trans>
            Você entrou como {name} ({username}), e esta conta não tem nenhum perfil em {institution}. Fale com a secretaria para liberar o
            acesso.
          </Trans>
        )}
      </MessagePage>
    </StandaloneLayout>
  )
}
