import { useLingui } from '@lingui/react/macro'
import type { DocumentKind, LinkState as LinkStateName } from '#api/academic/shared-documents.ts'
import { Status } from '#design/components/feedback/status.tsx'

export function useDocumentKinds(): Record<DocumentKind, string> {
  const { t } = useLingui()
  return {
    transcript: t`Histórico escolar`,
    enrollment_statement: t`Declaração de matrícula`,
    reenrollment: t`Comprovante de rematrícula`,
    contract: t`Contrato`,
    request_result: t`Documento da secretaria`,
  }
}

export function LinkState({ state }: { state: LinkStateName }) {
  const { t } = useLingui()
  const names: Record<LinkStateName, string> = { valid: t`Link válido`, expired: t`Link vencido`, revoked: t`Link revogado` }
  const tones = { valid: 'ok', expired: 'neutral', revoked: 'neutral' } as const
  return <Status tone={tones[state]}>{names[state]}</Status>
}
