import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** Fields side by side where they fit; `short` ones, such as a card's expiry and security code, on phones too. */
export function FormRow({
  short,
  ended,
  led,
  children,
}: {
  short?: boolean
  /** For one field with its button at the end. */
  ended?: boolean
  /** Puts the first field, whose choices are long, above the others. */
  led?: boolean
  children: ReactNode
}) {
  return <div className={look('form__row', { short, ended, led })}>{children}</div>
}
