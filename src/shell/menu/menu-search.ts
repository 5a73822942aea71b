import { foldText } from '#design/components/choices/fold-text.ts'
import type { NavigationItem } from '../../request/navigation.ts'

/**
 * The items of the menu whose title holds a text, case and accents aside (docs/requirements/shell.md, section 5). A parent
 * stays for its found children, and with all of them when it is found itself.
 */
export function searchMenu(items: readonly NavigationItem[], text: string): NavigationItem[] {
  const wanted = foldText(text)
  const isFound = ({ title }: NavigationItem) => foldText(title).includes(wanted)
  return items.flatMap((item) => {
    if (isFound(item)) return [item]
    const children = item.children.filter(isFound)
    return children.length > 0 ? [{ ...item, children }] : []
  })
}
