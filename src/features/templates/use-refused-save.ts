import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

export const faultNoticeId = 'template-faults'
export const contentFormId = 'template-content'

/**
 * Whether saving was refused since the template was last in order: then all faults show, and the first has the focus.
 *
 * @param isShown of the fields
 */
export function useRefusedSave({ isCleared, isShown }: { isCleared: boolean; isShown: boolean }) {
  const [refusals, setRefusals] = useState(0)
  const answered = useRef(0)
  const navigate = useNavigate({ from: '/financial/template/$templateId' })
  if (isCleared && refusals > 0) setRefusals(0)
  useEffect(() => {
    if (!isShown || answered.current === refusals) return
    answered.current = refusals
    if (refusals > 0) document.querySelector<HTMLElement>(`#${faultNoticeId}, #${contentFormId} [aria-invalid=true]`)?.focus()
  }, [isShown, refusals])
  return {
    isRefused: refusals > 0,
    /** Opens the view with the fields, from whichever view saving was tried. */
    refuse() {
      setRefusals((before) => before + 1)
      void navigate({ to: '.', search: { view: 'content' }, replace: true, resetScroll: false })
    },
  }
}
