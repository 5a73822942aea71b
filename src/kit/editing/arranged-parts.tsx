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
  /** Said where one was moved. @param position from 1 */
  movedTo: (position: number) => string
  newItem: () => Item
  addLabel: ReactNode
  /** What is to be added, where there is a choice. */
  choice?: ReactNode
  most: number
  /** As many stay; 0 unless given. */
  least?: number
}

/** Parts without names of their own, one below another. The focus goes with what moves, to what was added, and beside what was removed. */
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
  const keys = keysFor(kept, items.length)
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
            focusAdded(partId(keysFor(keys, items.length + 1).at(-1)))
          }}
        >
          {addLabel}
        </Button>
      </div>
    </>
  )
}

/** As many as there are parts now: what else changes the list, such as another version, knows nothing of them. */
function keysFor(kept: readonly number[], count: number): number[] {
  const keys = kept.slice(0, count)
  while (keys.length < count) keys.push(Math.max(-1, ...keys) + 1)
  return keys
}
