import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

/** Fires `onChange` of controlled radios and check boxes that were pressed before hydration, which React would undo on the next render. */
export function useChoiceBeforeHydration(around: RefObject<HTMLElement | null>, type: 'radio' | 'checkbox'): void {
  const pressed = useRef<HTMLInputElement[]>([])
  const remember = useEffectEvent(() => {
    const choices = [...(around.current?.querySelectorAll<HTMLInputElement>(`input[type=${type}]`) ?? [])]
    // The attribute is what the server rendered. Of two radios that differ, the one that was let go says nothing.
    pressed.current = choices.filter(({ checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'))
  })
  const dispatch = useEffectEvent(() => {
    for (const choice of pressed.current) {
      choice.checked = choice.defaultChecked
      choice.click()
    }
    pressed.current = []
  })
  // Layout effects of all fields run first: dispatching for one re-renders the others.
  useLayoutEffect(() => remember(), [])
  useEffect(() => dispatch(), [])
}
