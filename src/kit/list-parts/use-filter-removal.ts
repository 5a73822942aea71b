import { useLingui } from '@lingui/react/macro'
import type { FilterRemoval } from '#design/components/choices/chosen-filter.tsx'

/** Names the link that removes a chosen filter. */
export function useFilterRemoval(): (label: string, render: FilterRemoval['render']) => FilterRemoval {
  const { t } = useLingui()
  return (label, render) => ({ label: t`Remover o filtro ${label}`, render })
}
