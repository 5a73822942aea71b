import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { CountdownNotice } from '#design/components/feedback/countdown-notice.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { clockSkew, passedMilestone, secondsLeft } from './time-left.ts'

interface PixCountdownProps {
  expiresAt: string
  /** The server's clock when the payment was read. */
  serverNow: string
  /** This device's clock at that moment, in milliseconds. */
  receivedAt: number
  onExpired(): void
}

/** How long the code can still be paid; spoken at milestones, not every second. */
export function PixCountdown({ expiresAt, serverNow, receivedAt, onExpired }: PixCountdownProps) {
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, Date.parse(serverNow)))
  const [announced, setAnnounced] = useState<number | null>(null)

  useEffect(() => {
    const skew = clockSkew(serverNow, receivedAt)
    let previous = secondsLeft(expiresAt, Date.now() + skew)
    const timer = setInterval(() => {
      const current = secondsLeft(expiresAt, Date.now() + skew)
      const milestone = passedMilestone(previous, current)
      if (milestone) setAnnounced(milestone)
      if (current === 0 && previous > 0) onExpired()
      previous = current
      setLeft(current)
    }, 1000)
    return () => clearInterval(timer)
  }, [expiresAt, serverNow, receivedAt, onExpired])

  return (
    <>
      <CountdownNotice urgent={left <= 60}>
        <strong>
          {left > 60 ? (
            <Plural value={Math.ceil(left / 60)} one="# min" other="# min" />
          ) : (
            <Plural value={left} one="# segundo" other="# segundos" />
          )}
        </strong>{' '}
        <Trans>para pagar. Esta tela confirma sozinha.</Trans>
      </CountdownNotice>
      <VisuallyHidden>
        <span aria-live="polite">
          {announced ? <Plural value={announced / 60} one="Falta # minuto para pagar." other="Faltam # minutos para pagar." /> : null}
        </span>
      </VisuallyHidden>
    </>
  )
}
