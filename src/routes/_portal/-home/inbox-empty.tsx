import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { Illustration } from '#design/components/feedback/illustration.tsx'

/** The empty inbox of a person who has nothing to do. @param besides what waits and is listed above */
export function InboxEmpty({ besides }: { besides: number }) {
  const { t } = useLingui()
  return besides > 0 ? (
    <EmptyState title={t`Nenhuma outra pendência`}>
      <Trans>Você só tem o que deve hoje. Quando algo mais pedir a sua atenção, aparece aqui.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon={<Illustration name="done" />} title={t`Tudo em dia`}>
      <Trans>Você não tem pendências. Quando algo vencer, aparece aqui.</Trans>
    </EmptyState>
  )
}
