import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Download, FileClock } from 'lucide-react'
import { useState } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { DocumentText } from '#design/components/text/document-text.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import type { ContractDetails } from '#api/financial/contracts.ts'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { ReportFailed } from '../../kit/downloads/report-failed.tsx'
import { AcceptCard, AcceptContract } from './accept-contract.tsx'
import { AcceptOutcomeNotice } from './accept-form.tsx'
import { contractQueries } from './contracts.queries.ts'
import type { ContractPageSearch } from './contract-search.ts'
import { ContractStatus, shortVersion, useContractFacts, useContractName } from './contract-labels.tsx'

export function ContractPage({
  contractId,
  enrollmentId,
  search,
}: {
  contractId: number
  enrollmentId: number
  search: ContractPageSearch
}) {
  const { t } = useLingui()
  const { data: contract } = useSuspenseQuery(contractQueries.detail(contractId, enrollmentId))
  const { number, status, offered, year, period } = contract
  const name = useContractName()(contract)
  const isAsked = search.accept ?? false
  // A page loaded with the question shows it inline, otherwise it opens as a dialog.
  const [mountedAsked] = useState(isAsked)
  const cameAsked = isAsked && mountedAsked
  return (
    <>
      <PageHeader
        back={
          <Link to="/financial/contracts" className={textLinkLook({ variant: 'alone', size: 'sm' })}>
            <ArrowLeft />
            <Trans>Contratos</Trans>
          </Link>
        }
        // The title is the institution's own, in the language of its text.
        title={offered ? <span lang={offered.content.language}>{`${offered.content.title}, ${year}/${period}`}</span> : name}
        status={<ContractStatus status={status} />}
        subtitle={<Trans>Nº {number}</Trans>}
        actions={
          offered ? (
            <a
              href={`${appConfig.basePath}/financial/contracts/${contractId}/pdf?enrollment=${enrollmentId}&content=${offered.contentId}`}
              className={buttonLook({ variant: 'outline' })}
            >
              <Download />
              <Trans>Baixar PDF</Trans>
            </a>
          ) : null
        }
      />
      {search.report ? <ReportFailed /> : null}
      {search.outcome ? <AcceptOutcomeNotice outcome={search.outcome} /> : null}
      {status === 'waitingAcceptance' && offered && cameAsked ? <AcceptCard contract={contract} offered={offered} /> : null}
      <TwoColumn width="wide" aside={<ContractFacts contract={contract} />}>
        <Card aria-label={offered?.content.title ?? t`Texto do contrato`}>
          {offered ? (
            <CardSection>
              <DocumentText language={offered.content.language} contentsLabel={t`Neste contrato`} sections={offered.content.sections} />
            </CardSection>
          ) : (
            <EmptyState icon={<FileClock size={32} />} title={t`O texto ainda não está disponível`}>
              <Trans>A instituição está preparando este contrato. Quando ele puder ser lido e aceito, avisamos no início.</Trans>
            </EmptyState>
          )}
        </Card>
      </TwoColumn>
      {status === 'waitingAcceptance' && offered && !cameAsked ? (
        <AcceptContract contract={contract} offered={offered} asked={isAsked} />
      ) : null}
    </>
  )
}

function ContractFacts({ contract }: { contract: ContractDetails }) {
  const { t } = useLingui()
  const formats = useFormats()
  const facts = useContractFacts(contract)
  const { contractId, enrollmentId, institutionName, registration, offered, acceptance } = contract
  return (
    <>
      <Card aria-labelledby="contract-facts">
        <CardSection>
          <CardTitle id="contract-facts">
            <Trans>Sobre o contrato</Trans>
          </CardTitle>
          <DescriptionList
            items={[
              { term: t`Instituição`, description: institutionName },
              { term: t`Matrícula`, description: registration },
              ...facts,
              ...(offered
                ? [
                    { term: t`Oferecido em`, description: formats.dateTime(offered.offeredAt) },
                    { term: t`Versão`, description: <code>{shortVersion(offered.hash)}</code> },
                  ]
                : []),
            ]}
          />
        </CardSection>
      </Card>
      {acceptance ? (
        <Card aria-labelledby="contract-acceptance">
          <CardSection>
            <CardTitle id="contract-acceptance">
              <Trans>Aceite</Trans>
            </CardTitle>
            <DescriptionList
              items={[
                { term: t`Aceito por`, description: `${acceptance.name}, CPF ${acceptance.taxId}` },
                { term: t`Aceito em`, description: formats.dateTime(acceptance.acceptedAt) },
                { term: t`Versão aceita`, description: <code>{shortVersion(acceptance.hash)}</code> },
              ]}
            />
            <a
              href={`${appConfig.basePath}/financial/contracts/${contractId}/certificate?enrollment=${enrollmentId}`}
              className={buttonLook({ variant: 'outline', full: true })}
            >
              <Download />
              <Trans>Baixar certificado</Trans>
            </a>
          </CardSection>
        </Card>
      ) : null}
    </>
  )
}
