import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { StickyActionBar } from '#design/components/actions/sticky-action-bar.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { AcceptForm } from './accept-form.tsx'

const AcceptDialog = lazy(() => import('./accept-dialog.tsx').then(({ AcceptDialog: component }) => ({ default: component })))

interface AcceptProps {
  contract: ContractDetails
  offered: NonNullable<ContractDetails['offered']>
}

/** The acceptance as a card, for pages that were loaded with the question. A plain form before scripts load. */
export function AcceptCard(props: AcceptProps) {
  const { t } = useLingui()
  return (
    <Card aria-labelledby="accept">
      <CardHeader id="accept" title={t`Aceitar o contrato`} />
      <CardSection>
        <AcceptForm {...props} />
      </CardSection>
    </Card>
  )
}

export function AcceptContract({ asked, ...props }: AcceptProps & { asked: boolean }) {
  const { t } = useLingui()
  const { contractId, enrollmentId } = props.contract
  const { person } = useShell()
  if (person?.impersonated)
    return (
      <StickyActionBar
        label=""
        action={
          <DisabledWhileImpersonating>
            <Button variant="primary">
              <Trans>Aceitar contrato</Trans>
            </Button>
          </DisabledWhileImpersonating>
        }
      />
    )
  return (
    <>
      <StickyActionBar
        label={t`Leia antes de aceitar`}
        action={
          <Link
            to="/financial/contracts/$contractId/enrollments/$enrollmentId"
            params={{ contractId: String(contractId), enrollmentId: String(enrollmentId) }}
            // In the URL, so that it works before scripts load.
            search={{ accept: true }}
            replace
            resetScroll={false}
            className={buttonLook({ variant: 'primary' })}
          >
            <Trans>Aceitar contrato</Trans>
          </Link>
        }
      />
      <Suspense>{asked ? <AcceptDialog {...props} /> : null}</Suspense>
    </>
  )
}
