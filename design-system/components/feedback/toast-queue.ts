import type { ReactNode } from 'react'
import type { Tone } from '../../tokens/palettes.ts'

export interface ToastMessage {
  tone?: Tone | undefined
  title: ReactNode
  text?: ReactNode
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds, at least 6000; `Infinity` stays until dismissed. */
  duration?: number | undefined
}

export interface QueuedToast extends ToastMessage {
  id: string
}

export type ToastHold = 'pointer' | 'focus' | 'hidden'

export interface ToastQueue {
  /** Queues a toast and returns its id; replaces the toast with the same id, if any. */
  add: (message: ToastMessage, id?: string) => string
  remove: (id: string) => void
  /** Pauses every timer until each hold is released. */
  hold: (reason: ToastHold) => void
  release: (reason: ToastHold) => void
  subscribe: (listener: () => void) => () => void
  /** The visible toast, if any; the array's identity changes only with its content. */
  shown: () => readonly QueuedToast[]
}

/** Milliseconds left and when they started to count; `since` is missing while paused. */
interface Stay {
  left: number
  since?: number
  timer?: ReturnType<typeof setTimeout>
}

interface WaitingToast extends QueuedToast {
  since: number
}

/** Milliseconds after which a message that waited, or that lay on a hidden page, is no longer news. */
const staleDelay = 10_000

/**
 * Creates a queue that shows one toast at a time, `spacing` ms apart, each for at least `shortest` ms. Errors go
 * before what else waits; what waited too long is dropped.
 */
export function createToastQueue({ spacing = 500, shortest = 6000 } = {}): ToastQueue {
  let shown: readonly QueuedToast[] = []
  let waiting: readonly WaitingToast[] = []
  let lastEntry = Number.NEGATIVE_INFINITY
  let entry: ReturnType<typeof setTimeout> | undefined
  let created = 0
  let stay: Stay | undefined
  let hiddenSince = Number.POSITIVE_INFINITY
  const holds = new Set<ToastHold>()
  const listeners = new Set<() => void>()

  function show(next: QueuedToast | undefined) {
    shown = next ? [next] : []
    for (const listener of listeners) listener()
  }

  function run() {
    const [current] = shown
    if (!stay || !current || holds.size > 0 || stay.left === Number.POSITIVE_INFINITY) return
    stay.since = performance.now()
    stay.timer = setTimeout(() => remove(current.id), stay.left)
  }

  function pause() {
    if (stay?.since === undefined) return
    clearTimeout(stay.timer)
    stay.left -= performance.now() - stay.since
    delete stay.since
  }

  function enter(toast: QueuedToast) {
    pause()
    stay = { left: Math.max(shortest, toast.duration ?? shortest) }
    show(toast)
    run()
  }

  function admit() {
    const isNews = ({ since, tone }: WaitingToast) => tone === 'danger' || performance.now() - since <= staleDelay
    waiting = waiting.filter(isNews)
    const [next, ...rest] = waiting
    if (!next || entry !== undefined || shown.length > 0) return
    const early = lastEntry + spacing - performance.now()
    if (early > 0) {
      entry = setTimeout(() => {
        entry = undefined
        admit()
      }, early)
      return
    }
    lastEntry = performance.now()
    waiting = rest
    const { since: _since, ...toast } = next
    enter(toast)
  }

  function remove(id: string) {
    waiting = waiting.filter((toast) => toast.id !== id)
    if (shown[0]?.id !== id) return
    pause()
    stay = undefined
    show(undefined)
    admit()
  }

  return {
    add(message, id = `toast-${++created}`) {
      const toast = { ...message, id }
      if (shown[0]?.id === id) enter(toast)
      else {
        const others = waiting.filter((other) => other.id !== id)
        const added = { ...toast, since: performance.now() }
        waiting = message.tone === 'danger' ? [added, ...others] : [...others, added]
        admit()
      }
      return id
    },
    remove,
    hold(reason) {
      holds.add(reason)
      if (reason === 'hidden') hiddenSince = performance.now()
      pause()
    },
    release(reason) {
      if (!holds.delete(reason)) return
      const [current] = shown
      if (reason === 'hidden' && current && current.tone !== 'danger' && performance.now() - hiddenSince > staleDelay) remove(current.id)
      else if (holds.size === 0) run()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
  }
}
