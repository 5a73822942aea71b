import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { appConfig } from '#config'
import type { ContractDetails } from '#api/contracts.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardSection, CardTitle } from '#design/components/data/card.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useContractFacts } from './use-contract-facts.ts'

/** As much of a version as people compare by eye; certificates have all of it. */
export const shortVersion = (hash: string) => hash.slice(0, 12)

/** What a contract is for, which version it has, and who accepted it. */
export function ContractFacts({ contract }: { contract: ContractDetails }) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
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
              <Download size={20} strokeWidth={1.75} aria-hidden />
              <Trans>Baixar certificado</Trans>
            </a>
          </CardSection>
        </Card>
      ) : null}
    </>
  )
}
