import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, type ComponentType, Suspense } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { hasOwnPassword } from '#api/auth-methods.ts'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { offersPage } from '../../request/navigation.ts'
import { useShell } from '../../request/shell.queries.ts'
import type { MobileProofCard } from '../../shared/mobile-proof/mobile-proof-card.tsx'
import type { MobileOutcome } from '../../shared/mobile-proof/mobile-outcome.ts'
import type { AccountOutcome } from './account.ts'
import { accountQuery } from './account.queries.ts'
import { ActivityCard } from './activity-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { LooksCard } from './looks-card.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { RegionCard } from './region-card.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import { useAccountMessages } from './use-account.ts'

interface MobileProps {
  mobile: MobileOutcome | undefined
  /** Loaded by itself. */
  MobileProof: ComponentType<ComponentProps<typeof MobileProofCard>>
}

export function MyAccountPage({ outcome, ...mobile }: MobileProps & { outcome: AccountOutcome | undefined }) {
  const { t } = useLingui()
  const { person } = useShell()
  return (
    <>
      <PageHeader title={t`Minha conta`} />
      <TwoColumn
        aside={
          <>
            <SecurityCard />
            {person?.impersonated ? null : <DevicesCard />}
            <ActivityCard />
            <RemindersCard />
          </>
        }
      >
        {outcome ? <OutcomeNotice outcome={outcome} /> : null}
        <AccountCards {...mobile} />
      </TwoColumn>
    </>
  )
}

function AccountCards({ mobile, MobileProof }: MobileProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const { data: account, isError, refetch } = useQuery(accountQuery)
  if (!person) return null
  if (!account && !isError) return <SkeletonCard lines={6} />
  if (!account) {
    return (
      <ErrorState
        title={t`Não foi possível carregar a sua conta`}
        retry={
          <Button onClick={() => void refetch()}>
            <Trans>Tentar de novo</Trans>
          </Button>
        }
      />
    )
  }
  const { name, impersonated } = person
  return (
    <>
      {impersonated ? (
        <Notice title={t`Esta é a conta de ${name}`}>
          <Trans>Só a própria pessoa pode mudar estes dados.</Trans>
        </Notice>
      ) : null}
      <ContactCard account={account} person={person} />
      {impersonated ? null : (
        <Suspense>
          <MobileProof state={{ ...account, mobile: account.cellphone || null }} page="my-account" outcome={mobile} />
        </Suspense>
      )}
      <LooksCard account={account} disabled={impersonated} />
      <RegionCard account={account} disabled={impersonated} />
    </>
  )
}

/** How the person signs in. */
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
  const { navigation } = useShell()
  if (!offersPage(navigation, '/financial/reminders')) return null
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

function OutcomeNotice({ outcome }: { outcome: AccountOutcome }) {
  const { t } = useLingui()
  const messageOf = useAccountMessages()
  if (outcome === 'saved') return <Notice tone="ok" live="status" title={t`Sua conta foi salva`} />
  if (outcome === 'device-signed-out') return <Notice tone="ok" live="status" title={t`Acesso encerrado`} />
  if (outcome === 'sign-out-failed')
    return <Notice tone="danger" live="alert" title={t`Não foi possível encerrar o acesso. Tente de novo em alguns minutos.`} />
  return <Notice tone="danger" live="alert" title={messageOf(outcome)} />
}
