import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { AreaGrid, AreaWords, areaLook } from '#design/components/data/area-grid.tsx'
import { flattenNavigation } from '../request/navigation.ts'
import { useShell } from '../request/shell.queries.ts'
import { menuIcon } from './menu/menu-icons.tsx'
import { usePanels } from './panels.tsx'

/** From a page that shows nothing. The search leads to home's areas without scripts. */
export function WaysOn() {
  const openPanel = usePanels()
  const search = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openPanel?.('search')
  }
  return (
    <>
      <Link to="/" className={buttonLook({ variant: 'primary' })}>
        <Trans>Voltar ao início</Trans>
      </Link>
      {openPanel ? (
        <Link to="/" hash="areas" className={buttonLook({})} onClick={search}>
          <Search size={20} strokeWidth={1.75} aria-hidden />
          <Trans>Buscar no portal</Trans>
        </Link>
      ) : null}
    </>
  )
}

/** The first of the menu; nothing outside the portal's frame. */
export function MainPages() {
  const { t } = useLingui()
  const { navigation } = useShell()
  const isInFrame = usePanels() !== null
  const pages = flattenNavigation(navigation.filter(({ hidden }) => !hidden)).filter(({ path, hidden }) => !hidden && path && path !== '/')
  if (!isInFrame || pages.length === 0) return null
  return (
    <nav aria-label={t`Páginas principais`}>
      <h2 className="message-page__moreTitle">
        <Trans>Páginas principais</Trans>
      </h2>
      <AreaGrid>
        {pages.slice(0, 4).map((page) => (
          <li key={page.id}>
            <Link to={page.path!} search={page.search as never} className={areaLook}>
              <AreaWords icon={menuIcon(page)}>{page.title}</AreaWords>
            </Link>
          </li>
        ))}
      </AreaGrid>
    </nav>
  )
}
