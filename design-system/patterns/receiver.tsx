import { type ReactNode, useState } from 'react'

/** Who receives a payment, with its mark, and how much. */
export function Receiver({
  initial,
  logo,
  name,
  children,
}: {
  initial: string
  /** A small logo for light ground; without one, or if it fails, the mark is the initial. */
  logo?: string | null | undefined
  /** The name, with the word before it. */
  name: ReactNode
  children: ReactNode
}) {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="receiver__root">
      {logo && !hasFailed ? (
        <img className="receiver__logo" src={logo} alt="" onError={() => setFailed(true)} />
      ) : (
        <span className="receiver__mark" aria-hidden="true">
          {initial}
        </span>
      )}
      <p className="receiver__name">{name}</p>
      {children}
    </div>
  )
}
