import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

export interface PasswordRule {
  label: ReactNode
  met: boolean
}

/** What a new password needs, rule by rule. Goes `below` a password field, and `summary` is said as it changes. */
export function PasswordRules({
  id,
  rules,
  summary,
  metLabel,
  unmetLabel,
}: {
  /** For the field's `describedBy`. */
  id?: string | undefined
  rules: PasswordRule[]
  /** Such as "2 of 4 rules met". */
  summary: ReactNode
  /** The words for a rule that is met, and for one that is not yet. */
  metLabel: string
  unmetLabel: string
}) {
  return (
    <div className="password-rules__root">
      <p className="password-rules__summary" id={id} role="status">
        {summary}
      </p>
      <ul className="password-rules__list">
        {rules.map(({ label, met }, index) => {
          const Icon = met ? CircleCheck : Circle
          return (
            // The rules keep their order while the password is typed.
            <li className="password-rules__rule" key={index} data-met={met || undefined}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <span>
                {label} <span className="visually-hidden">({met ? metLabel : unmetLabel})</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
