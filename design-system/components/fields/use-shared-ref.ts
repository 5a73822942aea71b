import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react'

/** Returns an internal ref whose element the caller's ref receives too. */
export function useSharedRef<Control>(callers: Ref<Control> | undefined): RefObject<Control | null> {
  const controlRef = useRef<Control>(null)
  useImperativeHandle<Control | null, Control | null>(callers as Ref<Control | null>, () => controlRef.current, [])
  return controlRef
}
