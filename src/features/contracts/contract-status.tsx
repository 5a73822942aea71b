import { useLingui } from '@lingui/react/macro'
import type { ContractStatus as Status } from '#api/contracts.ts'
import { Status as Pill } from '#design/components/feedback/status.tsx'

const tones = {
  waitingAcceptance: 'warning',
  active: 'ok',
  notAvailable: 'neutral',
  finished: 'info',
  canceled: 'neutral',
  inactive: 'neutral',
} as const

/** Where a contract stands, in a word, an icon and a tint. */
export function ContractStatus({ status }: { status: Status }) {
  const { t } = useLingui()
  const names: Record<Status, string> = {
    waitingAcceptance: t`Aguarda o seu aceite`,
    active: t`Vigente`,
    notAvailable: t`Em preparação`,
    finished: t`Encerrado`,
    canceled: t`Contrato cancelado`,
    inactive: t`Substituído`,
  }
  return <Pill tone={tones[status]}>{names[status]}</Pill>
}
