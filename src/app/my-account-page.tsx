import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { ActivityCard } from '../features/account/activity-card.tsx'
import { ChangePasswordForm } from '../features/account/change-password-form.tsx'
import { useShell } from '../session/shell.queries.ts'

/** The own password and what happened to the account (shell specification, section 2, `/my-account`). */
export function MyAccountPage() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`Minha conta`} />
      <TwoColumn aside={<ActivityCard />}>
        <PasswordCard />
      </TwoColumn>
    </>
  )
}

function PasswordCard() {
  const { t } = useLingui()
  const { person } = useShell()
  const [changes, setChanges] = useState(0)
  if (!person) return null
  return (
    <Card aria-labelledby="password">
      <CardSection>
        <CardTitle id="password">
          <Trans>Senha</Trans>
        </CardTitle>
        {changes > 0 ? (
          <Notice tone="ok" title={t`Sua nova senha já vale`} live="status">
            <Trans>Por segurança, a sua conta saiu de todos os outros aparelhos.</Trans>
          </Notice>
        ) : null}
        {person.impersonated ? (
          <Notice>
            <Trans>Só a própria pessoa pode trocar a senha.</Trans>
          </Notice>
        ) : person.method === 'password' ? (
          <ChangePasswordForm key={changes} username={person.username} onChanged={() => setChanges((count) => count + 1)} />
        ) : (
          <Notice>
            <Trans>Você entra com a conta da sua instituição: a senha é trocada no provedor de identidade dela.</Trans>
          </Notice>
        )}
      </CardSection>
    </Card>
  )
}
