import { type ReactNode, useState } from 'react'
import { look } from '../../look.ts'
import { initials } from './initials.ts'

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

export interface ChoiceOption {
  value: string
  label: string
  description?: string | undefined
  icon?: ReactNode
  /** URL of a square picture; null shows initials instead. */
  logo?: string | null | undefined
  disabled?: boolean | undefined
}

export interface ChoiceOptionGroup<Option extends ChoiceOption = ChoiceOption> {
  label: string
  options: readonly Option[]
}

export function isOptionGroup<Option extends ChoiceOption>(entry: Option | ChoiceOptionGroup<Option>): entry is ChoiceOptionGroup<Option> {
  return 'options' in entry
}

export function flattenOptions<Option extends ChoiceOption>(entries: ReadonlyArray<Option | ChoiceOptionGroup<Option>>): Option[] {
  return entries.flatMap((entry) => (isOptionGroup(entry) ? entry.options : [entry]))
}

/** Shows initials if the logo fails to load or would be unreadable. */
export function OptionLogo({
  name,
  logo,
  size = 'md',
}: {
  name: string
  logo?: string | null | undefined
  size?: 'sm' | 'md' | undefined
}) {
  const [useless, setUseless] = useState<string>()
  const judge = (image: HTMLImageElement) => {
    if (isTooLong(image)) setUseless(logo ?? undefined)
  }
  return (
    <span className={look('option-logo', { size })} aria-hidden="true">
      {logo && logo !== useless ? (
        <img
          // May have loaded, or failed, before hydration.
          ref={(image) => {
            if (!image?.complete) return
            if (image.naturalWidth === 0) setUseless(logo)
            else judge(image)
          }}
          src={logo}
          alt=""
          width="48"
          height="48"
          onLoad={({ currentTarget }) => judge(currentTarget)}
          onError={() => setUseless(logo)}
        />
      ) : (
        initials(name)
      )}
    </span>
  )
}

/** The largest ratio of width to height: a longer logo would be unreadable in a square. */
const longestLogo = 3

const isTooLong = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth > longestLogo * naturalHeight

/** Ref callback for an element with `popover="manual"` that is rendered only while open. */
export function showInTopLayer(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover()
}
