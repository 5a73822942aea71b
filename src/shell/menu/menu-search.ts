import { foldText } from '#design/components/choices/fold-text.ts'
import type { NavigationItem } from '../../request/navigation.ts'

/** Ignores case and accents (docs/requirements/shell.md §5). A matching parent keeps all its children. */
export function searchMenu(items: readonly NavigationItem[], text: string): NavigationItem[] {
  const wanted = foldText(text)
  if (wanted === '') return [...items]
  const isFound = ({ title }: NavigationItem) => foldText(title).includes(wanted)
  return items.flatMap((item) => {
    if (isFound(item)) return [item]
    const children = item.children.filter(isFound)
    return children.length > 0 ? [{ ...item, children }] : []
  })
}
