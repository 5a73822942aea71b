import { type ComponentProps, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { textLinkLook } from '../actions/text-link.tsx'
import { statusIcons } from '../feedback/status-icons.tsx'

export interface FieldError {
  /** Id of the field's native control; for a group, of its first. */
  fieldId: string
  message: ReactNode
}

/** The look of links to content in another view, within `SummaryFrame`. */
export const summaryLinkLook = textLinkLook({ variant: 'inline' }, 'error-summary__link')

/** A list of a form's errors that receives focus on mount and whenever `attempt` changes. */
export function ErrorSummary({
  heading,
  errors,
  attempt,
}: {
  heading: ReactNode
  errors: FieldError[]
  /** Number of submissions. */
  attempt?: number | undefined
}) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [attempt])
  return (
    <SummaryFrame ref={root} heading={heading}>
      {errors.map(({ fieldId, message }) => (
        <li key={fieldId}>
          <a className={summaryLinkLook} href={`#${fieldId}`} onClick={goToField}>
            {message}
          </a>
        </li>
      ))}
    </SummaryFrame>
  )
}

/** The frame of the summary around list items; the caller moves the focus to it. */
export function SummaryFrame({
  heading,
  children,
  ...root
}: Pick<ComponentProps<'div'>, 'id' | 'ref' | 'children'> & { heading: ReactNode }) {
  const headingId = useId()
  return (
    <div {...root} className="error-summary__root" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 className="error-summary__heading" id={headingId}>
        {statusIcons.danger}
        <span>{heading}</span>
      </h2>
      <ul className="error-summary__list">{children}</ul>
    </div>
  )
}

/** Focuses the linked field without changing the URL, and scrolls its label into view too. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control
  label.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}
