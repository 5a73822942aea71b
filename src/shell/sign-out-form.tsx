import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { tellNoSession } from '../session/session-mark.ts'

/** Signs out by a plain form, around the button that asks for it, and lets other tabs know. */
export function SignOutForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action={`${appConfig.basePath}/auth/signout`} onSubmit={tellNoSession}>
      {children}
    </form>
  )
}
