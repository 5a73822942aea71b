import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { IconButton } from '#design/components/actions/icon-button.tsx'

interface MoveButtonsProps {
  /** What is moved or removed, in words. */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  /** Undefined for what has to stay. */
  onRemove?: (() => void) | undefined
}

/** Up, down and away, by keyboard as by pointer. */
export function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: MoveButtonsProps) {
  const { t } = useLingui()
  const move = (by: 1 | -1, isAtEnd: boolean) => ({
    // A disabled button would lose the focus at the end of the list.
    'aria-disabled': isAtEnd,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (isAtEnd) return
      onMove(by)
      // What moves in the page loses the focus.
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
