import { useSyncExternalStore } from 'react'
import type { AssistantName } from './select-assistants.ts'

const key = 'academic-services:assistants'
const subscribers = new Set<() => void>()

function read(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Opens or closes an assistant in this tab, also on its next pages. */
export function toggleAssistant(name: AssistantName): void {
  const opened = new Set(read().split(',').filter(Boolean))
  if (!opened.delete(name)) opened.add(name)
  try {
    sessionStorage.setItem(key, [...opened].join())
  } catch {
    return
  }
  for (const notify of subscribers) notify()
}

/** Names separated by commas, which compare by value. */
export function useOpenedAssistants(): string {
  return useSyncExternalStore(
    (notify) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
    read,
    () => '',
  )
}
