import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShortcutRow, shortcutLook, shortcutWords } from '#design/components/navigation/shortcut-row.tsx'
import { flattenNavigation } from '../../../request/navigation.ts'
import { useMenu } from '../../../request/shell.queries.ts'
import { menuIcon } from '../../../shell/menu-icons.tsx'
import { chooseShortcuts } from './choose-shortcuts.ts'

/** The areas that are likely to be opened next; the menu has all. @param busy paths of areas where something waits */
export function Shortcuts({ busy }: { busy: readonly string[] }) {
  const { t } = useLingui()
  const { navigation } = useMenu()
  const areas = flattenNavigation(navigation.filter(({ hidden }) => !hidden)).flatMap((area) =>
    area.path === null || area.path === '/' || area.hidden ? [] : [{ ...area, path: area.path }],
  )
  const chosen = chooseShortcuts(areas, busy)
  return chosen.length > 0 ? (
    <ShortcutRow label={t`Atalhos`}>
      {chosen.map((area) => (
        <li key={area.id}>
          <Link to={area.path} search={area.search as never} className={shortcutLook}>
            {shortcutWords(menuIcon(area), area.title)}
          </Link>
        </li>
      ))}
    </ShortcutRow>
  ) : null
}
