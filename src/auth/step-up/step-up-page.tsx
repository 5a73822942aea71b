import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { PortalErrorCode } from '../../request/portal-error.ts'
import { ProofForm } from './proof-form.tsx'
import type { ProofState } from './prove.server.ts'
import { atProvider } from './step-up-address.ts'

interface StepUpPageProps extends ProofState {
  /** The page or file of the portal that asked for the proof. */
  returnTo: string
  problem: PortalErrorCode | undefined
}

/** Asks for a proof of identity as a page, for links and for forms of browsers without scripts. */
export function StepUpPage({ isRecent, ways, returnTo, problem }: StepUpPageProps) {
  const { t } = useLingui()
  if (isRecent)
    return (
      <>
        <PageHeader title={t`Identidade confirmada`} subtitle={t`Você pode continuar o que estava fazendo.`} />
        <a href={`${appConfig.basePath}${returnTo}`} className={buttonLook({ variant: 'primary', full: true })}>
          <Trans>Continuar</Trans>
        </a>
      </>
    )
  return (
    <>
      <PageHeader title={t`Confirme que é você`} subtitle={t`Esta ação pede uma confirmação recente.`} />
      <Card as="div">
        <CardSection>
          {ways ? (
            <ProofForm ways={ways} plain={{ returnTo, problem }} onProven={() => location.reload()} />
          ) : (
            <a href={atProvider(returnTo)} className={buttonLook({ variant: 'primary', full: true })}>
              <Trans>Entrar de novo na página da instituição</Trans>
            </a>
          )}
        </CardSection>
      </Card>
    </>
  )
}
