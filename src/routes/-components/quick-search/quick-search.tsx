import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CommandPalette } from '#design/components/overlays/command-palette.tsx'
import { flattenNavigation } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { menuIcon } from '../../../shell/menu/menu-icons.tsx'
import type { PanelProps } from '../../../shell/panels.tsx'
import { findEntries, type SearchEntry } from './search-entries.ts'
import { useActionEntries } from './use-action-entries.tsx'
import { useDebtEntries } from './use-debt-entries.tsx'

export default function QuickSearch({ onClose }: PanelProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const pages = findEntries(usePageEntries(), query)
  const actionsFound = findEntries(useActionEntries(), query)
  // Without a query, all actions would push the pages out of view.
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

/** Includes pages that the menu hides. */
function usePageEntries(): SearchEntry[] {
  const { navigation } = useShell()
  const navigate = useNavigate()
  return flattenNavigation(navigation)
    .filter(({ path, href }) => path !== null || href !== null)
    .map(({ id, title, path, href, icon }) => ({
      id: `page-${id}`,
      title,
      icon: menuIcon({ icon, href }),
      run: () => {
        if (path !== null) void navigate({ to: path })
        else open(href!, '_blank', 'noopener,noreferrer')
      },
    }))
}
