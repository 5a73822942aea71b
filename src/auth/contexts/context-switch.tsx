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
  const { choices, impersonated } = person
  return choices > 1 && !impersonated ? (
    <MenuLink href={`${appConfig.basePath}/welcome`} icon={icon} onClick={onOpen}>
      <Trans>Trocar de perfil</Trans>
    </MenuLink>
  ) : (
    <MenuButton disabled icon={icon}>
      <Trans>Trocar de perfil: só há este</Trans>
    </MenuButton>
  )
}
