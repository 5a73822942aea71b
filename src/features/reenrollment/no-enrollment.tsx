import { Trans, useLingui } from '@lingui/react/macro'
import { GraduationCap } from 'lucide-react'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'

export function NoEnrollment() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={<Trans>Rematrícula</Trans>} />
      <EmptyState icon={<GraduationCap size={32} />} title={t`Nenhuma matrícula encontrada`}>
        <Trans>A rematrícula aparece aqui quando você tiver uma matrícula. Se já tiver, fale com a secretaria.</Trans>
      </EmptyState>
    </>
  )
}
