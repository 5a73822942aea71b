import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { startSignOut } from '../session/session-broadcast.ts'
import { forgetDrafts } from './draft-storage.ts'
import { forgetKeptCard } from './kept-card.ts'
import { forgetRecentPages } from './recent-pages-storage.ts'
import { forgetTypedText } from './typed-text-storage.ts'

export function prepareSignOut(): void {
  startSignOut()
  forgetTypedText()
  forgetDrafts()
  forgetRecentPages()
  forgetKeptCard()
}

export function SignOutForm({ children }: { children: ReactNode }) {
  return (
    <ButtonForm method="post" action={`${appConfig.basePath}/auth/signout`} onSubmit={prepareSignOut}>
      {children}
    </ButtonForm>
  )
}
