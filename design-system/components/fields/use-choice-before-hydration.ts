import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** Fires `onChange` of controlled radios and check boxes that were pressed before hydration, which React would undo on the next render. */
export function useChoiceBeforeHydration(around: RefObject<HTMLElement | null>, type: 'radio' | 'checkbox'): void {
  const pressed = useRef<HTMLInputElement[]>([])
  const remember = useEffectEvent(() => {
    const choices = [...(around.current?.querySelectorAll<HTMLInputElement>(`input[type=${type}]`) ?? [])]
    // The attribute holds what the server rendered. Of two radios that differ from it, only the checked one counts.
    pressed.current = choices.filter(({ checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'))
  })
  const dispatch = useEffectEvent(() => {
    pressed.current.forEach(pressAgain)
    pressed.current = []
  })
  // Layout effects of all fields run first: dispatching for one re-renders the others.
  useLayoutEffect(() => remember(), [])
  useEffect(() => dispatch(), [])
}

/** Presses a choice again; React ignores a click that changes nothing. */
function pressAgain(choice: HTMLInputElement): void {
  choice.checked = choice.defaultChecked
  choice.click()
}
