import { Trans } from '@lingui/react/macro'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { appConfig } from '#config'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Notice } from '#design/components/feedback/notice.tsx'

/** Stands in place of a form that was answered, and takes its focus. */
export function MailSent({ title, children }: { title: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <>
      <div ref={place} tabIndex={-1} className="form__outcome">
        <Notice tone="ok" icon={<MailCheck size={20} strokeWidth={1.75} aria-hidden />} title={title}>
          {children}
        </Notice>
      </div>
      <a href={`${appConfig.basePath}/auth/signin`} className={buttonLook({ variant: 'primary', full: true })}>
        <Trans>Ir para a entrada</Trans>
      </a>
    </>
  )
}
