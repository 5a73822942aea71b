import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/components/actions/button.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { SkeletonRows } from '#design/components/feedback/skeleton-rows.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { ContextChoices } from './context-choice-list.tsx'
import { contextsQuery } from './contexts.queries.ts'

export default function ContextDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(contextsQuery)
  return (
    <Dialog open onClose={onClose} title={t`Trocar de perfil`} closeLabel={t`Fechar`}>
      {data ? (
        <ContextChoices contexts={data} />
      ) : isError ? (
        <ErrorState
          title={t`Não foi possível carregar os seus perfis`}
          retry={<Button size="sm" loading={isFetching} onClick={() => refetch()}>{t`Tentar de novo`}</Button>}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  )
}
