import { useEffect, useEffectEvent } from 'react'

/**
 * Takes over what was typed before scripts ran, which the browser knows and the form does not.
 *
 * @param ids of the form's native controls
 */
export function useEarlyText<Id extends string>(ids: readonly Id[], set: (id: Id, text: string) => void): void {
  const takeOver = useEffectEvent(() => {
    for (const id of ids) {
      const control = document.getElementById(id)
      if (control instanceof HTMLInputElement && control.value) set(id, control.value)
    }
  })
  useEffect(() => takeOver(), [])
}
