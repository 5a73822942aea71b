import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'

const key = 'academic-services:reenrollment-left'

/** Somebody leaves a step of reenrollment, in this tab, to pay, send or sign something. @param record as in the address */
export function leaveReenrollment(record: string | undefined, step: 'pending-items' | 'payment') {
  try {
    sessionStorage.setItem(key, JSON.stringify({ record, step }))
  } catch {
    // Without storage the user returns by the menu.
  }
}

export function returnToReenrollment() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** A link back to the step that was left; nothing for users who came another way. */
export function BackToReenrollment({ className }: { className?: string }) {
  const restored = useSyncExternalStore(never, read, () => null)
  if (!restored) return null
  const { record, step } = JSON.parse(restored) as { record?: string; step: string }
  return (
    <Link
      to={step === 'payment' ? '/reenrollments/payment' : '/reenrollments/pending-items'}
      search={{ record }}
      className={className ?? textLinkLook({ variant: 'alone', size: 'sm' })}
    >
      {className ? null : <ArrowLeft />}
      <Trans>Voltar à rematrícula</Trans>
    </Link>
  )
}

const never = () => () => {}

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
