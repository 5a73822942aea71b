import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { startSignOut } from '../session/session-broadcast.ts'
import { forgetTypedText } from './typed-text.ts'

/** What this browser keeps for somebody who comes back goes when they prepareSignOut on purpose. */
export function prepareSignOut(): void {
  startSignOut()
  forgetTypedText()
}

/** Signs out by a plain form, around the button that asks for it, and tells other tabs. */
export function SignOutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={`${appConfig.basePath}/auth/signout`} onSubmit={prepareSignOut}>
      {children}
    </form>
  )
}
