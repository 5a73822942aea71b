import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reenrollment } from '#api/academic/reenrollment.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { DocumentText } from '#design/components/text/document-text.tsx'
import { AcceptForm } from '../../../../features/contracts/accept-form.tsx'
import { contractQueries } from '../../../../features/contracts/contracts.queries.ts'
import { reenrollmentQueries } from '../../../../features/reenrollment/reenrollment.queries.ts'
import { QueryError } from '../../../../kit/query-error.tsx'

interface ReenrollmentContractProps {
  academicRecord: string
  contract: NonNullable<Reenrollment['contract']>
}

/** The term's contract, read and accepted without leaving the step. */
export function ReenrollmentContract({ academicRecord, contract: { contractId, enrollmentId } }: ReenrollmentContractProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const query = useQuery(contractQueries.detail(contractId, enrollmentId))
  const { data: contract, isError } = query
  const offered = contract?.offered
  return (
    <Card aria-labelledby="contract">
      <CardHeader id="contract" title={<Trans>Contrato do período</Trans>} />
      {offered ? (
        <>
          <CardSection>
            <Disclosure summary={t`Ler o contrato`} open>
              <DocumentText language={offered.content.language} contentsLabel={t`Neste contrato`} sections={offered.content.sections} />
            </Disclosure>
          </CardSection>
          {contract.status === 'waitingAcceptance' ? (
            <CardSection>
              <AcceptForm
                contract={contract}
                offered={offered}
                onAccepted={() => void queryClient.invalidateQueries({ queryKey: reenrollmentQueries.process(academicRecord).queryKey })}
              />
            </CardSection>
          ) : null}
        </>
      ) : isError ? (
        <QueryError query={query} title={t`Não foi possível carregar o contrato`} />
      ) : contract ? (
        <CardSection>
          <p>
            <Trans>A instituição está preparando o contrato. Ele aparece aqui em instantes.</Trans>
          </p>
        </CardSection>
      ) : (
        <CardSection>
          <SkeletonRows rows={4} />
        </CardSection>
      )}
    </Card>
  )
}
