import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hasOwnPassword } from '#api/identity/auth-methods.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import { accountQuery } from './account.queries.ts'
import { ActivityCard } from './activity-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'

/** Shows the ways to sign in and the recent activity of the account. */
export function AccountAside() {
  const { person } = useShell()
  return (
    <>
      <SecurityCard />
      {person?.impersonated ? null : <DevicesCard />}
      <ActivityCard />
      <RemindersCard />
    </>
  )
}

function SecurityCard() {
  const { person } = useShell()
  const { data: account } = useQuery(accountQuery)
  if (!person || !account) return null
  return (
    <Card aria-labelledby="security">
      <CardHeader id="security" title={<Trans>Acesso e segurança</Trans>} />
      <PasswordPart person={person} place={account.password} />
      {person.impersonated || !hasOwnPassword(person.method) ? null : (
        <>
          <SecondFactorPart />
          <PasskeysPart />
        </>
      )}
    </Card>
  )
}

function RemindersCard() {
  const { openPaths } = useShell()
  if (!offersPage({ openPaths }, '/financial/reminders')) return null
  return (
    <Card aria-labelledby="reminders">
      <CardHeader id="reminders" title={<Trans>Lembretes de vencimento</Trans>} />
      <CardSection>
        <p>
          <Trans>Escolha quando e como receber lembretes, e veja os vencimentos no seu calendário.</Trans>
        </p>
        <Link to="/financial/reminders" className={textLinkLook({ variant: 'alone' })}>
          <Trans>Mudar lembretes e calendário</Trans>
        </Link>
      </CardSection>
    </Card>
  )
}
