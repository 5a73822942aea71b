import { useLingui } from '@lingui/react/macro'
import type { ContractStatus as Status, ContractSummary } from '#api/financial/contracts.ts'
import { Status as Pill } from '#design/components/feedback/status.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'

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

/** Returns what a contract is called: its kind and term, without the number. */
export function useContractName() {
  const { t } = useLingui()
  return ({ year, period }: Pick<ContractSummary, 'year' | 'period'>) =>
    t`Contrato de prestação de serviços educacionais, ${`${year}/${period}`}`
}

export function useContractFacts({ number, course, effectiveDate, endDate }: ContractSummary) {
  const { t } = useLingui()
  const formats = useFormats()
  return [
    { term: t`Número`, description: number },
    { term: t`Curso`, description: <OfficeText>{course}</OfficeText> },
    { term: t`Início da vigência`, description: formats.date(effectiveDate) },
    { term: t`Fim da vigência`, description: formats.date(endDate) },
  ]
}

/** Enough to compare by eye; certificates contain the whole hash. */
export const shortVersion = (hash: string) => hash.slice(0, 12)
