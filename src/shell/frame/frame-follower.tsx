import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadWords } from '../../i18n/create-i18n.ts'
import { chosenSidebarWidth } from '../../request/sidebar-preference.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useAnnouncedSector } from '../support/support-sector.ts'
import { useAllowsThirdPartyScripts } from '../assistants/assistants.tsx'
import { useOpenedAssistants } from '../assistants/opened-assistants.ts'
import { launcherQuery } from '../launcher/launcher.queries.ts'
import { unreadQuery } from '../notifications/notifications.queries.ts'
import { closeChat, useChatState } from '../support/support-chat.ts'
import { followAddress, followHelp, followPage, followUnread } from './follow-frame.ts'
import { replaceFrame } from './frame-document.ts'
import { keptSearch } from './frame-rules.ts'
import { getFrame } from './frame.functions.ts'
import { showSidebarWidth } from './press-frame.ts'

const InboxInFrame = lazy(async () => {
  await loadWords(['panels'])
  return import('./inbox-in-frame.tsx')
})

/** Keeps the frame's text up to date while it is in the document: page, count, help, and the person's data. */
export function FrameFollower() {
  const version = useFrameVersion()
  usePageInFrame(version)
  useUnreadInFrame(version)
  useHelpInFrame(version)
  return <Inbox key={version} />
}

/** The mark of the person whom the frame in the document shows. */
let shownMark: string | null = null

/** Returns a number that grows with each replaced text: the person changed name, photo, language or appearance. */
function useFrameVersion(): number {
  const { locale, person } = useShell()
  const queryClient = useQueryClient()
  const [version, setVersion] = useState(0)
  const mark = JSON.stringify([locale, person?.name, person?.photo, person?.mode, person?.signLanguage])
  useEffect(() => {
    shownMark ??= mark
    if (shownMark === mark) return
    let isCurrent = true
    const hasLauncher = Boolean(queryClient.getQueryData(launcherQuery.queryKey)?.length)
    void getFrame({ data: { hasLauncher } }).then(
      (texts) => {
        if (!isCurrent) return
        shownMark = mark
        replaceFrame(texts)
        const width = chosenSidebarWidth()
        if (width) showSidebarWidth(width)
        setVersion((before) => before + 1)
        // On failure the present text stays.
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [mark, queryClient])
  return version
}

function usePageInFrame(version: number) {
  const { pathname, href, search } = useLocation()
  const kept = keptSearch(search)
  const before = useRef<string | null>(null)
  useEffect(() => {
    followPage(pathname, before.current)
    before.current = pathname
  }, [pathname, version])
  useEffect(() => followAddress(href, kept), [href, kept, version])
}

function useUnreadInFrame(version: number) {
  const { locale } = useShell()
  const { data } = useQuery(unreadQuery)
  const unread = data?.totalUnread
  const said = useRef(unread)
  useEffect(() => {
    followUnread(unread ?? 0, locale, said.current !== undefined && unread !== said.current)
    said.current = unread
  }, [unread, locale, version])
}

function useHelpInFrame(version: number) {
  const sector = useAnnouncedSector()
  const allowsThirdParty = useAllowsThirdPartyScripts()
  const chat = useChatState()
  const opened = useOpenedAssistants()
  const [offersSupport, setOffersSupport] = useState(false)
  useEffect(
    () => setOffersSupport(followHelp({ sector, allowsThirdParty, chat, openedAssistants: opened.split(',') })),
    [sector, allowsThirdParty, chat, opened, version],
  )
  // Another sector, or a page without support, ends the chat.
  useEffect(() => (offersSupport ? closeChat : undefined), [offersSupport])
}

/** The list of notifications, in the text's popover for it, from its first opening on. */
function Inbox() {
  const [opened, setOpened] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const panel = document.getElementById('notifications')
    if (!panel) return
    // It may have opened before scripts ran.
    const open = () => panel.matches(':popover-open') && setOpened(panel)
    open()
    panel.addEventListener('toggle', open)
    return () => panel.removeEventListener('toggle', open)
  }, [])
  return opened
    ? createPortal(
        <Suspense>
          <InboxInFrame panel={opened} />
        </Suspense>,
        opened,
      )
    : null
}
