import { useLingui } from '@lingui/react/macro'
import type { DocumentStatus as StatusName } from '#api/academic/enrollment-documents.ts'
import { Status } from '#design/components/feedback/status.tsx'

const tones = { pending: 'warning', waiting: 'info', accepted: 'ok', refused: 'danger', not_applicable: 'neutral' } as const

export function useStatusNames(): Record<StatusName, string> {
  const { t } = useLingui()
  return {
    pending: t({ message: 'Pendente', context: 'documento' }),
    waiting: t`Aguardando validação`,
    accepted: t({ message: 'Aceito', context: 'documento' }),
    refused: t({ message: 'Recusado', context: 'documento' }),
    not_applicable: t`Não se aplica`,
  }
}

export function DocumentStatus({ status }: { status: StatusName }) {
  return <Status tone={tones[status]}>{useStatusNames()[status]}</Status>
}
