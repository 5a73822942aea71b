import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { House, Wallet } from 'lucide-react'
import { Sidebar, SidebarGroup, SidebarItem, sidebarItemLook } from '#design/patterns/sidebar.tsx'
import { hasFeature } from '../session/features.ts'
import { isStaff } from '../session/permissions.ts'
import { useShell } from '../session/shell.queries.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The areas that this person may open. */
export function MainMenu() {
  const { t } = useLingui()
  const { person, features } = useShell()
  const payments = person && isStaff(person) ? t`Débitos` : t`Pagamentos`
  return (
    <Sidebar label={t`Menu principal`}>
      <SidebarGroup>
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={sidebarItemLook} title={t`Início`}>
            <SidebarItem icon={<House {...icon} />} label={t`Início`} />
          </Link>
        </li>
        {hasFeature(features, 'financial') ? (
          <li>
            <Link to="/financial/payments" activeOptions={{ includeSearch: false }} className={sidebarItemLook} title={payments}>
              <SidebarItem icon={<Wallet {...icon} />} label={payments} />
            </Link>
          </li>
        ) : null}
      </SidebarGroup>
    </Sidebar>
  )
}
