import type { ChoiceOption } from './choice-option.ts'
import { OptionLogo } from './option-logo.tsx'

/** What one option of a list shows: logo or icon, words, and the mark that only the chosen one draws. */
export function OptionWords({ option }: { option: ChoiceOption }) {
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
