import { setProofDialog } from '../../request/browser/fetch-with-proof.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { broadcastSignOut, broadcastSession, subscribeToSession, type SessionChange } from '../../request/browser/session-broadcast.ts'
import { useShell } from '../../request/shell.queries.ts'
import { keepOnlyCard } from '../../request/browser/kept-card.ts'
import { readOfTab, typedTextKey } from '../../request/browser/tab-storage.ts'

setProofDialog(() => import('../step-up/ask-for-proof.tsx').then(({ askForProof }) => askForProof()))

const SessionDialog = lazy(() => import('./session-dialog.tsx'))

/** Offers to reload when another tab signed out or changed role. Inactive before sign-in and with independent tabs. */
export function SessionSync() {
  const { person, sessionMark, independentTabs } = useShell()
  const [change, setChange] = useState<SessionChange | null>(null)
  const mark = person && !independentTabs ? sessionMark : null

  useEffect(() => {
    if (!mark) return independentTabs ? undefined : broadcastSignOut()
    broadcastSession(mark)
    // The first change counts: a new sign-in after signing out is another session.
    return subscribeToSession(mark, (news) => setChange((before) => before ?? news))
  }, [mark, independentTabs])

  // With independent tabs, the session that stored the card may be another tab's.
  useEffect(() => {
    if (!independentTabs) keepOnlyCard(sessionMark)
  }, [sessionMark, independentTabs])

  const username = person?.username
  useEffect(() => {
    if (!username || readOfTab(typedTextKey) === null) return undefined
    let stop: (() => void) | null = () => {}
    void import('../../request/browser/typed-text.ts').then(({ restoreTypedText }) => {
      if (stop) stop = restoreTypedText(username)
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [username])

  return change ? (
    <Suspense>
      <SessionDialog change={change} />
    </Suspense>
  ) : null
}
