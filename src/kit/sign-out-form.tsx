import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { startSignOut } from '../request/browser/session-broadcast.ts'
import { forgetDrafts } from '../request/browser/draft-storage.ts'
import { forgetKeptCard } from '../request/browser/kept-card.ts'
import { forgetOfTab, recentPagesKey, typedTextKey } from '../request/browser/tab-storage.ts'

export function prepareSignOut(): void {
  startSignOut()
  forgetOfTab(typedTextKey)
  forgetDrafts()
  forgetOfTab(recentPagesKey)
  forgetKeptCard()
}

export function SignOutForm({ children }: { children: ReactNode }) {
  return (
    <ButtonForm method="post" action={`${appConfig.basePath}/auth/signout`} onSubmit={prepareSignOut}>
      {children}
    </ButtonForm>
  )
}
