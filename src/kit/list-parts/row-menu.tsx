import { EllipsisVertical } from 'lucide-react'
import { useId } from 'react'
import { iconButtonLook } from '#design/components/actions/icon-button.tsx'
import { Menu } from '#design/components/overlays/menu.tsx'
import { MenuButton, MenuList } from '#design/components/overlays/menu-items.tsx'

/** A menu with the actions for a row of a table. */
export function RowMenu({ label, acts }: { label: string; acts: ReadonlyArray<{ name: string; onPress: () => void }> }) {
  const id = useId()
  return (
    <Menu id={id} label={label} triggerClassName={iconButtonLook()} trigger={<EllipsisVertical />} needsScripts>
      <MenuList>
        {acts.map(({ name, onPress }) => (
          <li key={name}>
            <MenuButton popoverTarget={id} popoverTargetAction="hide" onClick={onPress}>
              {name}
            </MenuButton>
          </li>
        ))}
      </MenuList>
    </Menu>
  )
}
