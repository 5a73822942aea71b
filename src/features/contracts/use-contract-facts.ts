import { useLingui } from '@lingui/react/macro'
import type { ContractSummary } from '#api/contracts.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../session/shell.queries.ts'

/** What a contract is for, how long it holds, and when it was accepted. */
export function useContractFacts({ course, year, period, effectiveDate, endDate, acceptedAt }: ContractSummary) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  return [
    { term: t`Curso`, description: course },
    { term: t`Período`, description: `${year}/${period}` },
    { term: t`Início da vigência`, description: formats.date(effectiveDate) },
    { term: t`Fim da vigência`, description: formats.date(endDate) },
    { term: t`Aceito em`, description: acceptedAt ? formats.dateTime(acceptedAt) : t`Ainda não aceito` },
  ]
}
