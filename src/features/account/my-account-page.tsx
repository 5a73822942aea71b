import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, Suspense } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { SkeletonCard } from '#design/components/feedback/skeleton-card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { PartLinks } from '#design/components/navigation/page-links.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useShell } from '../../request/shell.queries.ts'
import type { ContactProof } from '../../subjects/contact/contact-proof.tsx'
import { type AccountOutcome, readAccountOutcome } from './account.ts'
import { accountQuery } from './account.queries.ts'
import { ContactCard } from './contact-card.tsx'
import { LooksCard } from './looks-card.tsx'
import { RegionCard } from './region-card.tsx'
import { useAccountMessages } from './use-account.ts'

interface ProofProps {
  proof: string | undefined
  /** A component in a chunk of its own. */
  ContactProof: ComponentType<ComponentProps<typeof ContactProof>>
}

interface MyAccountPageProps extends ProofProps {
  /** The outcome of a form that was sent before scripts ran, as given in the address. */
  outcome: string | undefined
  /** A component in a chunk of its own, because it comes below the settings that people come to change. */
  Aside: ComponentType
}

export function MyAccountPage({ outcome: asked, Aside, ...proof }: MyAccountPageProps) {
  const { t } = useLingui()
  const outcome = readAccountOutcome(asked)
  return (
    <>
      <PageHeader title={t`Minha conta`} />
      <PartLinks
        label={t`Nesta página`}
        folded
        parts={[
          { id: 'looks', name: t`Aparência` },
          { id: 'region', name: t`Idioma e horário` },
          { id: 'security', name: t`Acesso e segurança` },
          { id: 'activity', name: t`Atividade` },
        ]}
      />
      <TwoColumn
        aside={
          <Suspense>
            <Aside />
          </Suspense>
        }
      >
        {outcome ? <OutcomeNotice outcome={outcome} /> : null}
        <AccountCards {...proof} />
      </TwoColumn>
    </>
  )
}

function AccountCards({ proof, ContactProof }: ProofProps) {
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
          <Trans>Somente o titular da conta pode mudar estes dados.</Trans>
        </Notice>
      ) : null}
      <ContactCard account={account} person={person} />
      {impersonated ? null : (
        <Suspense>
          <ContactProof state={{ ...account, mobile: account.cellphone || null }} page="my-account" outcome={proof} />
        </Suspense>
      )}
      <LooksCard account={account} disabled={impersonated} />
      <RegionCard account={account} disabled={impersonated} />
    </>
  )
}

function OutcomeNotice({ outcome }: { outcome: AccountOutcome }) {
  const { t } = useLingui()
  const getMessage = useAccountMessages()
  if (outcome === 'saved') return <Notice tone="ok" live="status" title={t`Sua conta foi salva`} />
  if (outcome === 'device-signed-out') return <Notice tone="ok" live="status" title={t`Acesso encerrado`} />
  if (outcome === 'sign-out-failed')
    return <Notice tone="danger" live="alert" title={t`Não foi possível encerrar o acesso. Tente de novo em alguns minutos.`} />
  return <Notice tone="danger" live="alert" title={getMessage(outcome)} />
}
