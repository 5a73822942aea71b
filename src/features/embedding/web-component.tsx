import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { ErrorState } from '#design/components/feedback/error-state.tsx'
import { LoadingMessage } from '#design/components/feedback/loading-message.tsx'
import { type PortalContext, usePortalContext } from './portal-context.ts'

/** A web component of the institution, told who looks and how (attributes, and the event `portal-context`). */
export function WebComponent({ tag, scriptUrl }: { tag: string; scriptUrl: string }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [failed, setFailed] = useState(false)
  const told = usePortalContext()
  const text = JSON.stringify(told)

  useEffect(() => {
    let isOver = false
    let made: HTMLElement | undefined
    void import('./define-element.ts')
      .then(({ defineElement }) => defineElement(tag, scriptUrl))
      .then(
        () => {
          if (isOver) return
          made = document.createElement(tag)
          setElement(made)
        },
        () => !isOver && setFailed(true),
      )
    return () => {
      isOver = true
      made?.remove()
    }
  }, [tag, scriptUrl])

  useEffect(() => {
    if (!element || !place.current) return
    const { locale, theme, context } = JSON.parse(text) as PortalContext
    element.setAttribute('locale', locale)
    element.setAttribute('theme', theme)
    element.setAttribute('context', JSON.stringify(context))
    // With its attributes from the first moment.
    if (element.parentElement !== place.current) place.current.replaceChildren(element)
    element.dispatchEvent(new CustomEvent('portal-context', { detail: { locale, theme, context } }))
  }, [element, text])

  if (failed) {
    return (
      <ErrorState title={t`O componente não abriu`} retry={<Button onClick={() => location.reload()}>{t`Tentar de novo`}</Button>}>
        <Trans>Quem o mantém pode estar fora do ar. O resto do portal funciona.</Trans>
      </ErrorState>
    )
  }
  return (
    <>
      {element ? null : <LoadingMessage>{t`Abrindo o componente…`}</LoadingMessage>}
      <div ref={place} />
    </>
  )
}
