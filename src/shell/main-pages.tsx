import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AreaGrid, areaWords, areaLook } from '#design/components/data/area-grid.tsx'
import { flattenNavigation, getGroups } from '../request/navigation.ts'
import { useMenu } from '../request/shell.queries.ts'
import { menuIcon } from './menu-icons.tsx'
import { usePanels } from './panels.tsx'

const most = 6

/** Links to main pages; nothing outside the portal's frame, where nobody may be signed in. */
export default function MainPages() {
  return usePanels() === null ? null : <PagesOfMenu />
}

/** Links to pages of the menu: the first of each group, then the second ones, and so on. */
function PagesOfMenu() {
  const { t } = useLingui()
  const { navigation } = useMenu()
  const pages = getGroups(navigation.filter(({ hidden }) => !hidden))
    .flatMap(({ items }) =>
      flattenNavigation(items)
        .filter(({ path, hidden }) => !hidden && path && path !== '/')
        .map((page, place) => ({ page, place })),
    )
    .toSorted((one, other) => one.place - other.place)
  if (pages.length === 0) return null
  return (
    <nav aria-label={t`Páginas principais`}>
      <h2 className="message-page__moreTitle">
        <Trans>Páginas principais</Trans>
      </h2>
      <AreaGrid>
        {pages.slice(0, most).map(({ page }) => (
          <li key={page.id}>
            <Link to={page.path!} search={page.search as never} className={areaLook}>
              {areaWords(menuIcon(page), page.title)}
            </Link>
          </li>
        ))}
      </AreaGrid>
    </nav>
  )
}
