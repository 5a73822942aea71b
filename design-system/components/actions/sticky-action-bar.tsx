import type { ReactNode } from 'react'

/** An action bar of one row; with secondary links two or three rows on phones, where the buttons share the last one. */
export function StickyActionBar({
  head,
  label,
  amount,
  second,
  beside,
  action,
}: {
  /** How far the person has come: a line of words and a `Progress`, above the rest. */
  head?: ReactNode
  label?: ReactNode
  amount?: ReactNode
  /** Links with `textLinkLook({ variant: 'alone', size: 'sm' })`. */
  second?: ReactNode
  /** A link with `buttonLook({ size: 'lg' })`. */
  beside?: ReactNode
  action: ReactNode
}) {
  return (
    <div className="sticky-action-bar__root">
      {head ? <div className="sticky-action-bar__head">{head}</div> : null}
      {label ? (
        <div className="sticky-action-bar__about">
          <p role="status" className="sticky-action-bar__status">
            <span className="sticky-action-bar__label">{label}</span>{' '}
            {amount ? <span className="sticky-action-bar__amount">{amount}</span> : null}
          </p>
          {second ? <div className="sticky-action-bar__second">{second}</div> : null}
        </div>
      ) : null}
      {beside ? <div className="sticky-action-bar__beside">{beside}</div> : null}
      <div className="sticky-action-bar__action">{action}</div>
    </div>
  )
}
