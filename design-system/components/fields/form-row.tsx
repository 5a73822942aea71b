import type { ReactNode } from 'react'

/** Short fields beside each other while there is room, such as a card's expiry and security code. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form__row">{children}</div>
}
