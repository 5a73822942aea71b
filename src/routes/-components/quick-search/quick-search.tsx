import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useState } from 'react'
import { foldText } from '#design/components/choices/fold-text.ts'
import { CommandPalette } from '#design/components/overlays/command-palette.tsx'
import { flattenNavigation } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { menuIcon } from '../../../shell/menu/menu-icons.tsx'
import type { PanelProps } from '../../../shell/panels.tsx'
import { pageKeywords } from './page-keywords.ts'
import { findEntries, type SearchEntry } from './search-entries.ts'
import { useActionEntries } from './use-action-entries.tsx'
import { recentPages } from './recent-pages.ts'
import { useWantedRecords } from './found-records.ts'
import { useDebtEntries } from './use-debt-entries.tsx'
import { useAgreementEntries, usePersonEntries } from './use-staff-entries.tsx'

export default function QuickSearch({ onClose }: PanelProps) {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const pages = findEntries(usePageEntries(), query)
  const actionsFound = findEntries(useActionEntries(), query)
  // Without a query, all actions would push the pages out of view.
  const actions = query.trim() ? actionsFound : actionsFound.slice(0, 2)
  const recent = useRecentEntries(query)
  const wanted = useWantedRecords(query)
  const records = [
    { title: t`Pessoas`, name: t`pessoas`, ...usePersonEntries(wanted) },
    { title: t`Débitos`, name: t`débitos`, ...useDebtEntries(wanted) },
    { title: t`Acordos`, name: t`acordos`, ...useAgreementEntries(wanted) },
  ]
  const isFetching = records.some((source) => source.isFetching)
  const failed = records.filter(({ isError }) => isError).map(({ name }) => name)
  const recentGroup = { title: t`Abertas há pouco`, options: recent }
  const pageGroup = { title: t`Páginas`, options: pages }
  const actionGroup = { title: t`Ações`, options: actions }
  const recordGroups = records.map(({ title, entries }) => ({ title, options: entries }))
  // A page that is only called so comes after what is named so.
  const isPageNamed = pages.some(({ title }) => foldText(title).startsWith(foldText(query)))
  const groups = [recentGroup, ...(isPageNamed ? [pageGroup, ...recordGroups] : [...recordGroups, pageGroup]), actionGroup]
  const all = groups.flatMap(({ options }) => options)
  return (
    <CommandPalette
      label={t`Buscar no portal`}
      closeLabel={t`Fechar`}
      query={query}
      onQuery={setQuery}
      groups={groups}
      isBusy={isFetching}
      onChoose={(id) => {
        onClose()
        all.find((entry) => entry.id === id)?.run()
      }}
      onClose={onClose}
      announcement={t`${plural(all.length, { one: '# resultado', other: '# resultados' })}`}
      message={
        failed.length > 0 ? (
          <Trans>Não foi possível buscar em: {failed.join(', ')}. O resto da busca funciona.</Trans>
        ) : all.length === 0 && !isFetching ? (
          <Trans>Nenhum resultado. Tente outra palavra.</Trans>
        ) : null
      }
    />
  )
}

/** Pages that were open before, as long as nothing is searched. */
function useRecentEntries(query: string): SearchEntry[] {
  const { sessionMark } = useShell()
  const navigate = useNavigate()
  const [pages] = useState(() => recentPages(sessionMark))
  if (query.trim()) return []
  return pages.map(({ title, href }) => ({
    id: `recent-${href}`,
    title,
    icon: <History size={20} strokeWidth={1.75} aria-hidden />,
    run: () => void navigate({ href }),
  }))
}

/** Includes pages that the menu hides. */
function usePageEntries(): SearchEntry[] {
  const { navigation } = useShell()
  const { i18n } = useLingui()
  const navigate = useNavigate()
  return flattenNavigation(navigation)
    .filter(({ path, href }) => path !== null || href !== null)
    .map(({ id, title, path, search, href, icon }) => ({
      id: `page-${id}`,
      title,
      icon: menuIcon({ icon, href }),
      keywords: path !== null && pageKeywords[path] ? i18n._(pageKeywords[path]) : undefined,
      run: () => {
        if (path !== null) void navigate({ to: path, search: search as never })
        else open(href!, '_blank', 'noopener,noreferrer')
      },
    }))
}
