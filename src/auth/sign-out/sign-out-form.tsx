import type { ReactNode } from 'react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { startSignOut } from '../session/session-broadcast.ts'
import { forgetDrafts } from './draft-storage.ts'
import { forgetKeptCard } from './kept-card.ts'
import { forgetOfTab, recentPagesKey, typedTextKey } from './tab-storage.ts'

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
