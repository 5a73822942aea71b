import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

export interface PasswordRule {
  label: ReactNode
  met: boolean
}

/** Requirements of a new password, for `below` of a password field. `summary` is announced as it changes. */
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
  summary: ReactNode
  /** Screen-reader text of a rule's state. */
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
