import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { tellLeaving } from '../session/session-mark.ts'
import { forgetTypedText } from './typed-text.ts'

/** What this browser keeps for somebody who comes back goes when they leave on purpose. */
export function leave(): void {
  tellLeaving()
  forgetTypedText()
}

/** Signs out by a plain form, around the button that asks for it, and lets other tabs know. */
export function SignOutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={`${appConfig.basePath}/auth/signout`} onSubmit={leave}>
      {children}
    </form>
  )
}
