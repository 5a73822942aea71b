import { useEffect, useRef, type ReactNode } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'

/** Replaces a submitted form and takes its focus. */
export function FormOutcome({
  title,
  icon,
  warning,
  signInLabel,
  children,
}: {
  title: string
  icon?: ReactNode
  warning?: string | undefined
  signInLabel: ReactNode
  children: ReactNode
}) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <>
      <div ref={root} tabIndex={-1} className="form__outcome">
        <Notice tone="ok" title={title} {...(icon ? { icon } : null)}>
          {children}
        </Notice>
      </div>
      {warning ? <Notice tone="warning" title={warning} /> : null}
      <a href={`${appConfig.basePath}/auth/signin`} className={buttonLook({ variant: 'primary', full: true })}>
        {signInLabel}
      </a>
    </>
  )
}
