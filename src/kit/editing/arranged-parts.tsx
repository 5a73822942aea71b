import { Plus } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { EditedPart } from '#design/components/fields/edited-part.tsx'
import { focusAdded, focusNeighbor } from './focus-part.ts'
import { changed, moved, without } from './list-edits.ts'
import { MoveButtons } from './move-buttons.tsx'

interface ArrangedPartsProps<Item> {
  items: readonly Item[]
  getName: (item: Item, index: number) => string
  children: (item: Item, index: number, change: (item: Item) => void) => ReactNode
  onChange: (items: readonly Item[]) => void
  /** Announced after a part was moved. @param position from 1 */
  movedTo: (position: number) => string
  newItem: () => Item
  addLabel: ReactNode
  /** A choice of the part to add, if there are several kinds. */
  choice?: ReactNode
  most: number
  /** The number of parts that must stay; 0 unless given. */
  least?: number
}

/** Parts without names, one below another. The focus follows a moved part, goes to an added one, and beside a removed one. */
export function ArrangedParts<Item>({
  items,
  getName,
  children,
  onChange,
  movedTo,
  newItem,
  addLabel,
  choice,
  most,
  least = 0,
}: ArrangedPartsProps<Item>) {
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  const [kept, setKept] = useState<readonly number[]>([])
  const [said, setSaid] = useState('')
  const keys = extendKeys(kept, items.length)
  const partId = (key: number | undefined) => `${id}-${key}`
  const arrange = (change: <One>(list: One[]) => One[]) => {
    setKept(change([...keys]))
    onChange(change([...items]))
  }
  return (
    <>
      {items.map((item, index) => {
        const name = getName(item, index)
        return (
          <EditedPart
            key={keys[index]}
            id={partId(keys[index])}
            label={name}
            actions={
              <MoveButtons
                name={name}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => {
                  arrange((list) => moved(list, index, by))
                  setSaid(movedTo(index + by + 1))
                }}
                onRemove={
                  items.length > least
                    ? () => {
                        arrange((list) => without(list, index))
                        const next = without(keys, index)
                        focusNeighbor(partId(next[Math.min(index, next.length - 1)]), add.current)
                      }
                    : undefined
                }
              />
            }
          >
            {children(item, index, (next) => onChange(changed(items, index, () => next)))}
          </EditedPart>
        )
      })}
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {choice}
      <div>
        <Button
          ref={add}
          icon={<Plus />}
          disabled={items.length >= most}
          onClick={() => {
            onChange([...items, newItem()])
            focusAdded(partId(extendKeys(keys, items.length + 1).at(-1)))
          }}
        >
          {addLabel}
        </Button>
      </div>
    </>
  )
}

/** Returns as many keys as there are parts now, because other changes to the list, such as another version, do not update the keys. */
function extendKeys(kept: readonly number[], count: number): number[] {
  const keys = kept.slice(0, count)
  while (keys.length < count) keys.push(Math.max(-1, ...keys) + 1)
  return keys
}
