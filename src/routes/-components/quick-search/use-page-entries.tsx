import { useNavigate } from '@tanstack/react-router'
import { flat } from '../../../request/navigation.ts'
import { useShell } from '../../../request/shell.queries.ts'
import { menuIcon } from '../../../shell/menu/menu-icons.tsx'
import type { SearchEntry } from './search-entries.ts'

/** Every place that the person may go to, those that the menu hides as well. */
export function usePageEntries(): SearchEntry[] {
  const { navigation } = useShell()
  const navigate = useNavigate()
  return flat(navigation)
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
