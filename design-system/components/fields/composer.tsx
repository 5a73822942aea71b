import type { ReactNode } from 'react'

/** A message's field between a quiet button, such as one that adds files, and the button that sends it. */
export function Composer({ start, field, send }: { start?: ReactNode; field: ReactNode; send: ReactNode }) {
  return (
    <div className="composer__root">
      {start}
      <div className="composer__field">{field}</div>
      {send}
    </div>
  )
}
