import { useId, useRef, type ReactNode } from 'react'
import { useTooltip } from './use-tooltip.ts'

/**
 * A few more words about a control that has its name already, shown after half a second of pointing or focus.
 * Fingers never see it, so nothing may depend on it.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode
  /** Draws the control with `aria-describedby` set to what it gets; the control must have no `title`. */
  children: (descriptionId: string) => ReactNode
}) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const handlers = useTooltip(anchor, tip)
  return (
    <span ref={anchor} className="tooltip__anchor" {...handlers}>
      {children(id)}
      <span ref={tip} id={id} popover="manual" role="tooltip" className="tooltip__tip">
        {text}
      </span>
    </span>
  )
}
