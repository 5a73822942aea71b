import { useLingui } from '@lingui/react/macro'
import type { ContractStatus as Status, ContractSummary } from '#api/contracts.ts'
import { Status as Pill } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'

const tones = {
  waitingAcceptance: 'warning',
  accepted: 'info',
  active: 'ok',
  notAvailable: 'neutral',
  finished: 'info',
  canceled: 'neutral',
  inactive: 'neutral',
} as const

export function ContractStatus({ status }: { status: Status }) {
  const { t } = useLingui()
  const names: Record<Status, string> = {
    waitingAcceptance: t`Aguardando o seu aceite`,
    accepted: t`Assinado`,
    active: t`Vigente`,
    notAvailable: t`Em preparação`,
    finished: t`Encerrado`,
    canceled: t`Contrato cancelado`,
    inactive: t`Substituído`,
  }
  return <Pill tone={tones[status]}>{names[status]}</Pill>
}

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

/** Enough to compare by eye; certificates contain the whole hash. */
export const shortVersion = (hash: string) => hash.slice(0, 12)
