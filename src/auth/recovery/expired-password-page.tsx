import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { ChangePasswordForm } from './password-form.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { EntryFooter } from '../../shell/entry-footer.tsx'
import { StandaloneLayout } from '../../shell/standalone-layout.tsx'
import { SignOutForm } from '../../kit/sign-out-form.tsx'

export function ExpiredPasswordPage({ returnTo }: { returnTo: string }) {
  const { t } = useLingui()
  const { person } = useShell()
  if (!person) return null
  return (
    <StandaloneLayout task footer={<EntryFooter />}>
      <PageHeader title={t`Crie a sua senha`} subtitle={t`A senha que você recebeu é temporária. Escolha uma que só você conheça.`} />
      <Card as="div">
        <CardSection>
          {/* A full page load, since the session is a new one. */}
          <ChangePasswordForm username={person.username} onChanged={() => location.assign(`${appConfig.basePath}${returnTo}`)} />
        </CardSection>
      </Card>
      <SignOutForm>
        <button type="submit" className={textLinkLook({ variant: 'alone' })}>
          <Trans>Sair</Trans>
        </button>
      </SignOutForm>
    </StandaloneLayout>
  )
}
