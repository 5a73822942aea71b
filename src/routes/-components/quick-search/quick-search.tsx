import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CommandPalette } from '#design/components/overlays/command-palette.tsx'
import type { PanelProps } from '../../../shell/panels/panels.tsx'
import { findEntries } from './search-entries.ts'
import { useActionEntries } from './use-action-entries.tsx'
import { useDebtEntries } from './use-debt-entries.tsx'
import { usePageEntries } from './use-page-entries.tsx'

/** Finds pages, actions and debts by what people call them. */
export default function QuickSearch({ onClose }: PanelProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const pages = findEntries(usePageEntries(), query)
  const actionsFound = findEntries(useActionEntries(), query)
  // Everything that can be done would only hide the pages while nobody says what is wanted.
  const actions = query.trim() ? actionsFound : actionsFound.slice(0, 2)
  const debts = useDebtEntries(query)
  const all = [...pages, ...actions, ...debts.entries]
  return (
    <CommandPalette
      label={t`Buscar no portal`}
      closeLabel={t`Fechar`}
      query={query}
      onQuery={setQuery}
      groups={[
        { title: t`Páginas`, options: pages },
        { title: t`Débitos`, options: debts.entries },
        { title: t`Ações`, options: actions },
      ]}
      isBusy={debts.isFetching}
      onChoose={(id) => {
        onClose()
        all.find((entry) => entry.id === id)?.run()
      }}
      onClose={onClose}
      announcement={t`${plural(all.length, { one: '# resultado', other: '# resultados' })}`}
      message={
        debts.isError ? (
          <Trans>Não foi possível buscar nos débitos. O resto da busca funciona.</Trans>
        ) : all.length === 0 && !debts.isFetching ? (
          <Trans>Nenhum resultado. Tente outra palavra.</Trans>
        ) : null
      }
    />
  )
}
