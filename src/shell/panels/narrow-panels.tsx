import { Trans } from '@lingui/react/macro'
import { Activity, LayoutGrid } from 'lucide-react'
import { MenuButton } from '#design/components/overlays/menu-items.tsx'
import { useHasLauncher } from '../launcher/launcher.queries.ts'
import { useOpenPanel } from './panels.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** In the account menu, what the header has no room for below 1250 px. */
export function NarrowPanels({ menuId }: { menuId: string }) {
  const openPanel = useOpenPanel()
  const hasLauncher = useHasLauncher()
  const closes = { popoverTarget: menuId, popoverTargetAction: 'hide' } as const
  return (
    <div className="menu__narrowOnly">
      <MenuButton {...closes} icon={<Activity {...icon} />} onClick={() => openPanel('status')}>
        <Trans>Situação dos sistemas</Trans>
      </MenuButton>
      {hasLauncher ? (
        <MenuButton {...closes} icon={<LayoutGrid {...icon} />} onClick={() => openPanel('launcher')}>
          <Trans>Aplicativos</Trans>
        </MenuButton>
      ) : null}
    </div>
  )
}
