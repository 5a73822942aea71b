import { useLingui } from '@lingui/react/macro'
import type { ContractSummary } from '#api/contracts.ts'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

/** What a contract is for and how long it holds. */
export function useContractFacts({ course, year, period, effectiveDate, endDate }: ContractSummary) {
  const { t } = useLingui()
  const formats = useFormats(useShell())
  return [
    { term: t`Curso`, description: course },
    { term: t`Período`, description: `${year}/${period}` },
    { term: t`Início da vigência`, description: formats.date(effectiveDate) },
    { term: t`Fim da vigência`, description: formats.date(endDate) },
  ]
}
