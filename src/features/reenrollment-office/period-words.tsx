import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OfficePeriod, PeriodSettings } from '#api/academic/reenrollment-office.ts'
import { Status } from '#design/components/feedback/status.tsx'

type Phase = 'before' | 'open' | 'changes' | 'over'

/** Returns the phase of a period at an instant. */
export function getPhase({ opensAt, closesAt, changesUntil }: PeriodSettings, now: Date): Phase {
  const at = now.getTime()
  if (at < Date.parse(opensAt)) return 'before'
  if (at < Date.parse(closesAt)) return 'open'
  return at < Date.parse(changesUntil) ? 'changes' : 'over'
}

/** Returns whether students may still reenroll or change their choice. */
export function isRunning({ settings }: OfficePeriod): boolean {
  const phase = getPhase(settings, new Date())
  return phase === 'open' || phase === 'changes'
}

const phaseWords = {
  before: msg({ message: 'Ainda não aberto', context: 'período de rematrícula' }),
  open: msg({ message: 'Aberto', context: 'período de rematrícula' }),
  changes: msg({ message: 'Só alterações', context: 'período de rematrícula' }),
  over: msg({ message: 'Encerrado', context: 'período de rematrícula' }),
}
const phaseTones = { before: 'neutral', open: 'ok', changes: 'info', over: 'neutral' } as const

export function PhasePill({ settings }: { settings: PeriodSettings }) {
  const { i18n } = useLingui()
  const [now] = useState(() => new Date())
  const phase = getPhase(settings, now)
  return <Status tone={phaseTones[phase]}>{i18n._(phaseWords[phase])}</Status>
}
