import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from '../icons/chevron-down.tsx'

/** A row of a list: something of which one option is chosen, each a chip that can be pressed at once. Its name unfolds its details. */
export function OptionRow({
  id,
  title,
  aside,
  details,
  chips,
  children,
}: {
  /** Of the heading, which names the row. */
  id: string
  title: ReactNode
  aside?: ReactNode
  details: ReactNode
  /** `OptionChip`s in list items. */
  chips: ReactNode
  /** Why options cannot be chosen. */
  children?: ReactNode
}) {
  return (
    <li className="option-row__root" aria-labelledby={id}>
      <details>
        <summary className="option-row__head">
          <h3 id={id} className="option-row__title">
            {title}
          </h3>
          {aside ? <span className="option-row__aside">{aside}</span> : null}
          <ChevronDown />
        </summary>
        <div className="option-row__more">{details}</div>
      </details>
      <ul role="list" className="option-row__chips" aria-labelledby={id}>
        {chips}
      </ul>
      {children ? <div className="option-row__more">{children}</div> : null}
    </li>
  )
}

interface OptionChipProps {
  /** Spoken before the words of the chip: what a press does, and to what. */
  spoken?: string | undefined
  note?: ReactNode
  /** Whether the note asks for attention. */
  isScarce?: boolean | undefined
  /** `leaving` is chosen until a change is confirmed. */
  state?: 'chosen' | 'leaving' | undefined
  children: ReactNode
}

const chipLook = ({ spoken, note, isScarce, state, children }: OptionChipProps) => (
  <>
    {state === 'chosen' ? <Check /> : null}
    {spoken ? <span className="visually-hidden">{spoken}</span> : null} <span>{children}</span>{' '}
    {note ? (
      <span className="option-row__note" data-scarce={isScarce || undefined}>
        {note}
      </span>
    ) : null}
  </>
)

/** A chip that sends the form around it. */
export function OptionChip({
  disabled,
  onClick,
  type = 'submit',
  ...chip
}: OptionChipProps & Pick<ComponentProps<'button'>, 'disabled' | 'onClick' | 'type'>) {
  return (
    <button
      type={type}
      className="option-row__chip"
      data-chosen={chip.state === 'chosen' || undefined}
      data-leaving={chip.state === 'leaving' || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {chipLook(chip)}
    </button>
  )
}

/** An option that cannot be chosen; its note says why. */
export function ClosedChip(chip: Pick<OptionChipProps, 'note' | 'children'>) {
  return <span className="option-row__chip">{chipLook(chip)}</span>
}
