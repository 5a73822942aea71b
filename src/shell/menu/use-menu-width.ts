import { useState } from 'react'
import { keepMenuWidth, type MenuWidth } from '../../request/menu-width.ts'
import { useShell } from '../../request/shell.queries.ts'

/** How the menu stands beside the page, remembered in this browser. */
export function useMenuWidth(): [MenuWidth, () => void] {
  const [width, setWidth] = useState(useShell().menuWidth)
  function toggle() {
    const next = width === 'mini' ? 'full' : 'mini'
    setWidth(next)
    keepMenuWidth(next)
  }
  return [width, toggle]
}
