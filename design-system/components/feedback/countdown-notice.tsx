import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

const clock = (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6v6l4 2" />
  </svg>
)

export function CountdownNotice({ urgent, children }: { urgent?: boolean | undefined; children: ReactNode }) {
  return (
    <Notice tone={urgent ? 'warning' : 'info'} icon={clock}>
      <span role="timer">{children}</span>
    </Notice>
  )
}
