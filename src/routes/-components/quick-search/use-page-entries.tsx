import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { useState } from 'react'
import { isStaff } from '../../../request/permissions.ts'
import { flattenNavigation } from '../../../request/navigation.ts'
import { menuQuery, useShell } from '../../../request/shell.queries.ts'
import { menuIcon } from '../../../shell/menu-icons.tsx'
import { wordsOfPage } from './page-keywords.ts'
import { pageTabs } from './page-tabs.ts'
import { recentPages } from './recent-pages.ts'
import type { SearchEntry } from './search-entries.ts'

/** Pages that are reached only from their subject, such as the debts to pay. */
const withoutOwnPage = ['/financial/payment-checkout', '/financial/campaigns']

interface PageEntries {
  /** Those of the menu first, then those that it hides. */
  pages: (SearchEntry & { isHere: boolean })[]
  /** Within pages, with names of their own. */
  tabs: (SearchEntry & { isDaily: boolean })[]
  /** Whether the menu, whose pages these are, is being fetched. */
  isFetching: boolean
  isError: boolean
}

export function usePageEntries(): PageEntries {
  const { person } = useShell()
  const { data, isFetching, isError } = useQuery(menuQuery)
  const { navigation } = data ?? { navigation: [] }
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOfStaff = person !== null && isStaff(person)
  const entries = flattenNavigation(navigation).sort((one, other) => Number(one.hidden) - Number(other.hidden))
  const parentIds = new Map(navigation.flatMap(({ title, children }) => children.map(({ id }) => [id, title] as const)))
  const pages = entries
    .filter(({ path, href }) => (path === null ? href !== null : !withoutOwnPage.includes(path)))
    .map(({ id, title, path, search, href, icon, group }) => {
      const { called, keywords } = path === null ? {} : wordsOfPage(path, isOfStaff)
      return {
        id: `page-${id}`,
        title,
        icon: menuIcon({ icon, href }),
        // The name of a menu group finds all its entries.
        called: [called && i18n._(called), parentIds.get(id), group].filter(Boolean).join(', '),
        keywords: keywords && i18n._(keywords),
        isHere: path === pathname,
        run: () => {
          if (path !== null) void navigate({ to: path, search: search as never })
          else open(href!, '_blank', 'noopener,noreferrer')
        },
      }
    })
  const tabs = pageTabs.flatMap(({ page, path = page, search = {}, name, called, isDaily = false, of: whose }) => {
    const of = entries.find((entry) => entry.path === page)
    if (!of || (whose && isOfStaff !== (whose === 'staff'))) return []
    return {
      id: `tab-${name.id}`,
      title: i18n._(name),
      description: of.title,
      icon: menuIcon(of),
      called: called && i18n._(called),
      isDaily,
      run: () => void navigate({ to: path, search: search as never }),
    }
  })
  return { pages, tabs, isFetching, isError }
}

/** Pages that were open before. */
export function useRecentEntries(): SearchEntry[] {
  const { sessionMark } = useShell()
  const navigate = useNavigate()
  const { href: here } = useLocation()
  const [pages] = useState(() => recentPages(sessionMark).filter(({ href }) => href !== here))
  return pages.map(({ title, description, href }) => ({
    id: `recent-${href}`,
    title,
    description,
    icon: <History />,
    run: () => void navigate({ href }),
  }))
}
