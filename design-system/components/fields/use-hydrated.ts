import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts answer: false on the server and in the first drawing, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
