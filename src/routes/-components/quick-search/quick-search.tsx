import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useState } from 'react'
import { CommandPalette } from '#design/components/overlays/command-palette.tsx'
import { mayReadDebts } from '#api/debt-permissions.ts'
import { hasPermission, isStaff } from '../../../auth/permissions.ts'
import { flattenNavigation } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { menuIcon } from '../../../shell/menu/menu-icons.tsx'
import type { PanelProps } from '../../../shell/panels.tsx'
import { keywordsOf, pageCalled } from './page-keywords.ts'
import { byBestMatch, type EntryGroup, findInGroups, type SearchEntry } from './search-entries.ts'
import { pageTabs } from './page-tabs.ts'
import { useActionEntries } from './use-action-entries.tsx'
import { recentPages } from './recent-pages.ts'
import { useWantedRecords } from './found-records.ts'
import { useDebtEntries } from './use-debt-entries.tsx'
import { useRequestEntries, useRequestTypeEntries } from './use-request-entries.tsx'
import { useAgreementEntries, usePersonEntries, useReceivedEntries } from './use-staff-entries.tsx'

const mostAreas = 6

/** Led to from what they are about, such as the debts to pay. */
const withoutOwnPage = ['/financial/payment-checkout', '/financial/campaigns']

export default function QuickSearch({ onClose }: PanelProps) {
  const { t } = useLingui()
  const { person } = useShell()
  const [query, setQuery] = useState('')
  const pages = usePageEntries()
  const actions = useActionEntries()
  const recent = useRecentEntries()
  const wanted = useWantedRecords(query)
  const types = useRequestTypeEntries(wanted)
  const records = [
    { title: t`Pessoas`, name: t`pessoas`, ...usePersonEntries(wanted) },
    { title: t`Débitos`, name: t`débitos`, ...useDebtEntries(wanted) },
    { title: t`Acordos`, name: t`acordos`, ...useAgreementEntries(wanted) },
    { title: t`Recebimentos`, name: t`recebimentos`, ...useReceivedEntries(wanted) },
    { title: t`Requerimentos`, name: t`requerimentos`, ...useRequestEntries(wanted) },
  ]
  const isFetching = records.some((source) => source.isFetching)
  const failed = records.filter(({ isError }) => isError).map(({ name }) => name)
  const pageGroup = { title: t`Páginas`, entries: pages }
  const actionGroup = { title: t`Ações`, entries: [...actions, ...types] }
  const searched = query.trim()
  const found = searched
    ? byBestMatch(withRecords(findInGroups([pageGroup, actionGroup], query), records), query)
    : // All actions, or what is within pages, would push the pages out of view.
      [
        { title: t`Abertas há pouco`, entries: recent },
        { ...actionGroup, entries: actions.slice(0, 3) },
        { ...pageGroup, entries: pages.filter(({ id, isHere }) => !id.startsWith('tab-') && !isHere) },
      ]
  const count = found.flatMap(({ entries }) => entries).length
  const isNothing = count === 0 && !isFetching
  const groups = isNothing ? [{ title: t`Suas áreas`, entries: pages.slice(0, mostAreas) }] : found
  const all = groups.flatMap(({ entries }) => entries)
  return (
    <CommandPalette
      label={t`Buscar no portal`}
      hint={
        person === null
          ? undefined
          : !isStaff(person)
            ? t`Página, débito ou protocolo`
            : hasPermission(person, mayReadDebts)
              ? t`Aluno, matrícula, CPF ou página`
              : t`Aluno, protocolo ou página`
      }
      closeLabel={t`Fechar`}
      query={query}
      onQuery={setQuery}
      groups={groups.map(({ title, entries }) => ({ title, options: [...entries] }))}
      isSuggestion={isNothing}
      isBusy={isFetching}
      onChoose={(id) => {
        onClose()
        all.find((entry) => entry.id === id)?.run()
      }}
      onClose={onClose}
      announcement={t`${plural(count, { 0: 'Nenhum resultado', one: '# resultado', other: '# resultados' })}`}
      message={
        failed.length > 0 ? (
          <Trans>Não foi possível buscar em: {failed.join(', ')}. O resto da busca funciona.</Trans>
        ) : isNothing ? (
          <Trans>Nenhum resultado para “{searched}”. Confira a grafia ou abra uma das suas áreas.</Trans>
        ) : null
      }
    />
  )
}

/** Records stand between pages and actions. */
function withRecords([pages, actions]: EntryGroup[], records: EntryGroup[]): EntryGroup[] {
  return pages && actions ? [pages, ...records, actions] : records
}

/** Pages that were open before. */
function useRecentEntries(): SearchEntry[] {
  const { sessionMark } = useShell()
  const navigate = useNavigate()
  const { href: here } = useLocation()
  const [pages] = useState(() => recentPages(sessionMark).filter(({ href }) => href !== here))
  return pages.map(({ title, description, href }) => ({
    id: `recent-${href}`,
    title,
    description,
    icon: <History size={20} strokeWidth={1.75} aria-hidden />,
    run: () => void navigate({ href }),
  }))
}

/** Includes pages that the menu hides, and tabs with names of their own. */
function usePageEntries(): (SearchEntry & { isHere?: boolean })[] {
  const { navigation, person } = useShell()
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const keywords = keywordsOf(person !== null && isStaff(person))
  // Those of the menu first.
  const entries = flattenNavigation(navigation).sort((one, other) => Number(one.hidden) - Number(other.hidden))
  const pages = entries
    .filter(({ path, href }) => (path === null ? href !== null : !withoutOwnPage.includes(path)))
    .map(({ id, title, path, search, href, icon }) => ({
      id: `page-${id}`,
      title,
      icon: menuIcon({ icon, href }),
      called: path !== null && pageCalled[path] ? i18n._(pageCalled[path]) : undefined,
      keywords: path !== null && keywords[path] ? i18n._(keywords[path]) : undefined,
      isHere: path === pathname,
      run: () => {
        if (path !== null) void navigate({ to: path, search: search as never })
        else open(href!, '_blank', 'noopener,noreferrer')
      },
    }))
  const tabs = pageTabs.flatMap(({ page, path = page, search = {}, name }) => {
    const of = entries.find((entry) => entry.path === page)
    if (!of) return []
    const run = () => void navigate({ to: path, search: search as never })
    return { id: `tab-${name.id}`, title: i18n._(name), description: of.title, icon: menuIcon(of), run }
  })
  return [...pages, ...tabs]
}
