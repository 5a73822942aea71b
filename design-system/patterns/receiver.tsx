import type { ReactNode } from 'react'

/** Who receives a payment, with its mark, and how much. */
export function Receiver({
  initial,
  name,
  children,
}: {
  initial: string /** With the word before it. */
  name: ReactNode
  children: ReactNode
}) {
  return (
    <div className="receiver__root">
      <span className="receiver__mark" aria-hidden="true">
        {initial}
      </span>
      <p className="receiver__name">{name}</p>
      {children}
    </div>
  )
}
