import type { ReactNode } from 'react'

/** Short fields side by side where they fit, such as a card's expiry and security code. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form__row">{children}</div>
}
