import type { ReactNode } from 'react'
import { look } from '../../look.ts'

/** Fields side by side where they fit; `short` ones, such as a card's expiry and security code, on phones too. */
export function FormRow({ short, children }: { short?: boolean; children: ReactNode }) {
  return <div className={look('form__row', { short })}>{children}</div>
}
