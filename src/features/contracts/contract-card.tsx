import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ContractSummary } from '#api/financial/contracts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { ContractStatus, useContractFacts, useContractName } from './contract-labels.tsx'

export function ContractCard({ contract }: { contract: ContractSummary }) {
  const { t } = useLingui()
  const facts = useContractFacts(contract)
  const shell = useShell()
  const formats = useFormats()
  const { contractId, enrollmentId, number, status, acceptedAt } = contract
  const doneBy = shell.person?.impersonated ? shell.person.name : null
  const contractPage = {
    to: '/financial/contracts/$contractId/enrollments/$enrollmentId',
    params: { contractId: String(contractId), enrollmentId: String(enrollmentId) },
  } as const
  const name = useContractName()(contract)
  return (
    <Card as="li">
      <CardHeader
        title={
          <Link {...contractPage} className={textLinkLook({ variant: 'alone' })}>
            {name}
          </Link>
        }
        aside={<ContractStatus status={status} />}
      />
      <CardSection>
        <DescriptionList items={acceptedAt ? [...facts, { term: t`Aceito em`, description: formats.dateTime(acceptedAt) }] : facts} />
        {status !== 'waitingAcceptance' ? null : doneBy ? (
          <>
            <p>
              <Trans>Só {doneBy} pode aceitar.</Trans>
            </p>
            <Link {...contractPage} className={buttonLook({ variant: 'outline' })} aria-label={t`Ler contrato: ${name}, nº ${number}`}>
              <Trans>Ler contrato</Trans>
            </Link>
          </>
        ) : (
          <Link {...contractPage} className={buttonLook({ variant: 'primary' })} aria-label={t`Ler e aceitar: ${name}, nº ${number}`}>
            <Trans>Ler e aceitar</Trans>
          </Link>
        )}
      </CardSection>
    </Card>
  )
}
