import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useShell } from '../../request/shell.queries.ts'
import { toggleAssistant } from '../assistants/opened-assistants.ts'
import { useAllowsThirdPartyScripts } from '../assistants/assistants.tsx'
import { launcherQuery } from '../launcher/launcher.queries.ts'
import { unreadQuery } from '../notifications/notifications.queries.ts'
import { type PanelName, useOpenPanel } from '../panels.tsx'
import { openChat } from '../support/support-chat.ts'
import { inFrame, takePlace } from './frame-document.ts'
import type { FramePartName } from './frame-text.ts'
import { partText } from './frame.functions.ts'
import { answerFramePresses } from './press-frame.ts'

/** A part of the frame around every page: text of the server, which the browser neither hydrates nor draws again (docs/decisions/0078). */
export function FramePart({ name }: { name: FramePartName }) {
  const router = useRouter()
  const shell = useShell()
  const queryClient = useQueryClient()
  const { i18n } = useLingui()
  const openPanel = useOpenPanel()
  const location = useLocation()
  const allowsThirdParty = useAllowsThirdPartyScripts()
  const { support } = shell

  const answer = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return
      takePlace(name, place)
      return answerFramePresses(place, {
        router,
        press: (pressed) => {
          const [kind, which] = pressed.split(':')
          if (kind === 'assistant') toggleAssistant(which as never)
          else if (kind === 'support') {
            const template = support[Number(which)]?.template
            if (template) void openChat(template, inFrame('[data-chat-news]')[0]?.dataset.failed ?? '')
          } else openPanel(pressed as PanelName)
        },
      })
    },
    [name, router, openPanel, support],
  )
  const text = partText(
    name,
    shell,
    {
      ...location,
      unread: queryClient.getQueryData(unreadQuery.queryKey)?.totalUnread ?? 0,
      hasLauncher: Boolean(queryClient.getQueryData(launcherQuery.queryKey)?.length),
      allowsThirdParty,
    },
    i18n,
  )
  // The text comes from our own server, which escapes user content.
  return <div ref={answer} data-frame={name} className="app-frame__part" suppressHydrationWarning dangerouslySetInnerHTML={text} />
}
