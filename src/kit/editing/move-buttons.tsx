import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { IconButton } from '#design/components/actions/icon-button.tsx'

interface MoveButtonsProps {
  /** The name of the part that is moved or removed. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  /** Removes the part; undefined if it has to stay. */
  onRemove?: (() => void) | undefined
}

/** Buttons that move a part up or down or remove it, by keyboard or pointer. */
export function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useLingui()
  const move = (by: 1 | -1, isAtEnd: boolean) => ({
    // A disabled button would lose the focus at the end of the list.
    'aria-disabled': isAtEnd,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (isAtEnd) return
      onMove(by)
      // An element loses the focus when it moves in the page.
      requestAnimationFrame(() => currentTarget.focus())
    },
  })
  return (
    <>
      <IconButton label={t`Mover para cima: ${name}`} {...move(-1, isFirst)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={t`Mover para baixo: ${name}`} {...move(1, isLast)}>
        <ArrowDown />
      </IconButton>
      {onRemove ? (
        <IconButton label={t`Remover: ${name}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      ) : null}
    </>
  )
}
