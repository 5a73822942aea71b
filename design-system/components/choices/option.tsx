import { type ReactNode, useState } from 'react'
import { look } from '../../look.ts'
import { initials } from './initials.ts'

/** What one option of a list shows: logo or icon, words, and the mark that only the chosen one draws. */
export function OptionContent({ option }: { option: ChoiceOption }) {
  return (
    <>
      {option.logo === undefined ? null : <OptionLogo name={option.label} logo={option.logo} />}
      {option.icon ? <span className="option-popup__icon">{option.icon}</span> : null}
      <span className="option-popup__words">
        <span className="option-popup__label">{option.label}</span>
        {option.description ? <span className="option-popup__description">{option.description}</span> : null}
      </span>
      <span className="option-popup__check">
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M20 6 9 17l-5-5" />
        </svg>
      </span>
    </>
  )
}

/** One option of a select, combobox or autocomplete. */
export interface ChoiceOption {
  value: string
  label: string
  /** A second, smaller line. */
  description?: string | undefined
  /** A drawing of 20 px before the label. */
  icon?: ReactNode
  /** Address of a square picture before the label; null where there is none, and initials stand in. */
  logo?: string | null | undefined
  disabled?: boolean | undefined
}

/** Options under one heading. */
export interface ChoiceOptionGroup<Option extends ChoiceOption = ChoiceOption> {
  label: string
  options: readonly Option[]
}

export function isOptionGroup<Option extends ChoiceOption>(entry: Option | ChoiceOptionGroup<Option>): entry is ChoiceOptionGroup<Option> {
  return 'options' in entry
}

/** Every option in order, those of groups included. */
export function optionsIn<Option extends ChoiceOption>(entries: ReadonlyArray<Option | ChoiceOptionGroup<Option>>): Option[] {
  return entries.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))
}

/** The logo of what `name` names, or its initials where there is none or it does not load: 48 px, or 28 in a field. */
export function OptionLogo({
  name,
  logo,
  size = 'md',
}: {
  name: string
  logo?: string | null | undefined
  size?: 'sm' | 'md' | undefined
}) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={look('option-logo', { size })} aria-hidden="true">
      {logo && logo !== failed ? (
        <img
          // It may have failed before scripts ran.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(logo)
          }}
          src={logo}
          alt=""
          width="48"
          height="48"
          onError={() => setFailed(logo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** A ref for an element with `popover="manual"` that is drawn only while it is open: shows it above everything. */
export function showInTopLayer(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover()
}
