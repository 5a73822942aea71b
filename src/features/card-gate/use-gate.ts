import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { GateAnswer } from '#api/academic/student-cards.ts'
import { portalErrorCode } from '../../request/portal-error.ts'
import { useShell } from '../../request/shell.queries.ts'
import { rpc } from '../../rpc/rpc.ts'
import { gateKitQuery } from './card-gate.queries.ts'
import { playVerdict } from './gate-sound.ts'
import { type ReadResult, getTone } from './gate-words.ts'
import { keepReading, getLateReadings, sendLateReadings } from './late-readings.ts'

/** Milliseconds after which the gate verifies a card by itself, because people are queueing. */
const patience = 5000
/** Milliseconds between attempts to send readings made without network. */
const pace = 15_000

export interface Reading {
  result: ReadResult
  /** The card's holder; null if the portal did not name them. */
  card: GateAnswer['card']
  /** When and where the same code was read before. */
  earlier: GateAnswer['earlier']
  /** Shortened name of the holder, from a proof that was verified on this device; null otherwise. */
  name: string | null
  isOffline: boolean
  /** ISO instant. */
  at: string
}

type Asked = { code: string; place: string; readAt?: string | undefined }

/** Asks the portal about a card. Returns null without network, or without an answer in time. */
async function ask(data: Asked): Promise<GateAnswer | 'failed' | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const answer = rpc.academic.studentCards.checkIn.mutate(data).catch((error: unknown) => {
    const code = portalErrorCode(error)
    return code === 'UNKNOWN' || code === 'UPSTREAM_UNAVAILABLE' ? null : ('failed' as const)
  })
  return Promise.race([answer, late])
}

/** Reads cards at a place, verifying them at the portal, or on the device without network. */
export function useGate(place: string) {
  const who = useShell().person?.username ?? ''
  const kit = useQuery(gateKitQuery)
  const [reading, setReading] = useState<Reading | 'busy' | null>(null)
  const [waiting, setWaiting] = useState(0)
  const [sent, setSent] = useState({ valid: 0, refused: 0 })
  const offset = kit.data?.clockOffset ?? 0

  async function read(code: string): Promise<void> {
    setReading('busy')
    const answer = await ask({ code, place })
    const now = new Date(Date.now() + offset)
    const at = now.toISOString()
    const done = (result: ReadResult, rest: Partial<Reading> = {}) => {
      setReading({ result, card: null, earlier: null, name: null, isOffline: false, at, ...rest })
      playVerdict(getTone(result, rest.earlier))
    }
    if (answer === 'failed') return done('failed')
    if (answer) return done(answer.result, answer)
    if (!kit.data) return done('noKit', { isOffline: true })
    const { checkOffline } = await import('./offline-check.ts')
    const { result, name } = await checkOffline(code, kit.data, now.getTime())
    if (result === 'valid') {
      keepReading({ who, code, place, readAt: at })
      setWaiting(getLateReadings(who).length)
    }
    done(result, { name, isOffline: true })
  }

  const send = useCallback(async () => {
    const counts = await sendLateReadings(who, async (late) => {
      const answer = await ask(late)
      return answer === null || answer === 'failed' ? null : answer.result === 'valid' ? 'valid' : 'refused'
    })
    setWaiting(getLateReadings(who).length)
    setSent(({ valid, refused }) => ({ valid: valid + counts.valid, refused: refused + counts.refused }))
  }, [who])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOpen = true
    const turn = async () => {
      clearTimeout(timer)
      await send()
      if (isOpen) timer = setTimeout(turn, pace)
    }
    const again = () => void turn()
    again()
    addEventListener('online', again)
    return () => {
      isOpen = false
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [send])

  return { kit, reading, read, waiting, sent }
}
