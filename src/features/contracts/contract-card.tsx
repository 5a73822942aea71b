import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ContractSummary } from '#api/contracts.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { OwnAct } from '../../shared/own-act.tsx'
import { ContractStatus, useContractFacts, useContractName } from './contract-labels.tsx'

export function ContractCard({ contract }: { contract: ContractSummary }) {
  const { t } = useLingui()
  const facts = useContractFacts(contract)
  const shell = useShell()
  const formats = useFormats(shell)
  const { contractId, enrollmentId, number, status, acceptedAt } = contract
  const params = { contractId: String(contractId), enrollmentId: String(enrollmentId) }
  const name = useContractName()(contract)
  return (
    <Card as="li">
      <CardHeader
        title={
          <Link
            to="/financial/contracts/$contractId/enrollments/$enrollmentId"
            params={params}
            className={textLinkLook({ variant: 'alone' })}
          >
            {name}
          </Link>
        }
        aside={<ContractStatus status={status} />}
      />
      <CardSection>
        <DescriptionList items={acceptedAt ? [...facts, { term: t`Aceito em`, description: formats.dateTime(acceptedAt) }] : facts} />
        {status !== 'waitingAcceptance' ? null : shell.person?.impersonated ? (
          <OwnAct brief="act">
            <Button variant="primary">
              <Trans>Ler e aceitar</Trans>
            </Button>
          </OwnAct>
        ) : (
          <Link
            to="/financial/contracts/$contractId/enrollments/$enrollmentId"
            params={params}
            className={buttonLook({ variant: 'primary' })}
            aria-label={t`Ler e aceitar: ${name}, nº ${number}`}
          >
            <Trans>Ler e aceitar</Trans>
          </Link>
        )}
      </CardSection>
    </Card>
  )
}
