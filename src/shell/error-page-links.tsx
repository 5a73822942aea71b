import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { usePanels } from './panels.tsx'

/** The links on a page that shows nothing. Without scripts, the search leads to home's areas. */
export function ErrorPageLinks() {
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
          <Search />
          <Trans>Buscar no portal</Trans>
        </Link>
      ) : null}
    </>
  )
}
