import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

export interface PasswordRule {
  label: ReactNode
  met: boolean
}

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
            <li className="password-rules__rule" key={index} data-met={met || undefined}>
              <Icon />
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
