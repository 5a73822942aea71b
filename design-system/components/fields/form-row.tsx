import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** Fields side by side where they fit; `short` ones, such as a card's expiry and security code, on phones too. */
export function FormRow({
  short,
  ended,
  children,
}: {
  short?: boolean
  /** One field and the button for it, at its end. */
  ended?: boolean
  children: ReactNode
}) {
  return <div className={look('form__row', { short, ended })}>{children}</div>
}
