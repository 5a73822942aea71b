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
  /** Visible toasts, oldest first; the array's identity changes only with its content. */
  shown: () => readonly QueuedToast[]
}

/** Milliseconds left and when they started to count; `since` is missing while paused. */
interface Stay {
  left: number
  since?: number
  timer?: ReturnType<typeof setTimeout>
}

/** Creates a queue that shows at most `limit` toasts, added `spacing` ms apart, each for at least `shortest` ms. */
export function createToastQueue({ limit = 3, spacing = 500, shortest = 6000 } = {}): ToastQueue {
  let shown: readonly QueuedToast[] = []
  let waiting: readonly QueuedToast[] = []
  let lastEntry = Number.NEGATIVE_INFINITY
  let entry: ReturnType<typeof setTimeout> | undefined
  let created = 0
  const stays = new Map<string, Stay>()
  const holds = new Set<ToastHold>()
  const listeners = new Set<() => void>()

  function show(next: readonly QueuedToast[]) {
    shown = next
    for (const listener of listeners) listener()
  }

  function run(id: string, stay: Stay) {
    if (holds.size > 0 || stay.left === Number.POSITIVE_INFINITY) return
    stay.since = performance.now()
    stay.timer = setTimeout(() => remove(id), stay.left)
  }

  function stop(stay: Stay | undefined) {
    if (stay?.since === undefined) return
    clearTimeout(stay.timer)
    stay.left -= performance.now() - stay.since
    delete stay.since
  }

  function startStay({ id, duration = shortest }: QueuedToast) {
    stop(stays.get(id))
    const stay = { left: Math.max(shortest, duration) }
    stays.set(id, stay)
    run(id, stay)
  }

  function admit() {
    const [next, ...rest] = waiting
    if (!next || entry !== undefined || shown.length >= limit) return
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
    startStay(next)
    show([...shown, next])
    admit()
  }

  function remove(id: string) {
    waiting = waiting.filter((toast) => toast.id !== id)
    if (!stays.has(id)) return
    stop(stays.get(id))
    stays.delete(id)
    show(shown.filter((toast) => toast.id !== id))
    admit()
  }

  return {
    add(message, id = `toast-${++created}`) {
      const toast = { ...message, id }
      const replaced = (now: readonly QueuedToast[]) => now.map((other) => (other.id === id ? toast : other))
      if (stays.has(id)) {
        startStay(toast)
        show(replaced(shown))
      } else {
        waiting = waiting.some((other) => other.id === id) ? replaced(waiting) : [...waiting, toast]
        admit()
      }
      return id
    },
    remove,
    hold(reason) {
      holds.add(reason)
      for (const stay of stays.values()) stop(stay)
    },
    release(reason) {
      if (!holds.delete(reason) || holds.size > 0) return
      for (const [id, stay] of stays) run(id, stay)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    shown: () => shown,
  }
}
