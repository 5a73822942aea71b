import { Trans } from '@lingui/react/macro'
import { ArrowLeftRight } from 'lucide-react'
import { appConfig } from '#config'
import { MenuButton, MenuLink } from '#design/components/overlays/menu-items.tsx'
import { useShell } from '../../request/shell.queries.ts'

const icon = <ArrowLeftRight size={20} strokeWidth={1.75} aria-hidden />

/**
 * The way to another role or place: switched off while impersonated and with nothing
 * to choose from; not there where an institution owns the portal and fixes the place, unless there are roles to choose.
 */
export function ContextSwitch() {
  const { person, owner } = useShell()
  if (!person || (owner === 'ies' && person.choices <= 1)) return null
  const words = <Trans>Trocar de perfil</Trans>
  return person.choices > 1 && !person.impersonated ? (
    <MenuLink href={`${appConfig.basePath}/welcome`} icon={icon}>
      {words}
    </MenuLink>
  ) : (
    <MenuButton disabled icon={icon}>
      {words}
    </MenuButton>
  )
}
