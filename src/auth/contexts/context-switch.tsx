import { Trans } from '@lingui/react/macro'
import { ArrowLeftRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { appConfig } from '#config'
import { MenuButton, MenuLink } from '#design/components/overlays/menu-items.tsx'
import { useShell } from '../../request/shell.queries.ts'

const icon = <ArrowLeftRight size={20} strokeWidth={1.75} aria-hidden />

/** A link to the page of roles until scripts load. Disabled during impersonation; absent where an institution owns the portal and there is one role. */
export function ContextSwitch({ onOpen }: { onOpen: (event: MouseEvent) => void }) {
  const { person, owner } = useShell()
  if (!person || (owner === 'ies' && person.choices <= 1)) return null
  const words = <Trans>Trocar de perfil</Trans>
  return person.choices > 1 && !person.impersonated ? (
    <MenuLink href={`${appConfig.basePath}/welcome`} icon={icon} onClick={onOpen}>
      {words}
    </MenuLink>
  ) : (
    <MenuButton disabled icon={icon}>
      {words}
    </MenuButton>
  )
}
