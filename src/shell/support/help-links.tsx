import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { OfficeText } from '../../kit/text/office-text.tsx'
import { useAnnouncedSector } from './support-sector.ts'
import { useAllowsThirdPartyScripts } from '../assistants/assistants.tsx'
import { toggleAssistant, useOpenedAssistants } from '../assistants/opened-assistants.ts'
import { offeredAssistants, prefersSignLanguage } from '../assistants/select-assistants.ts'
import { assistantIcon, assistantWords, supportIcon } from './help-entries.tsx'
import { closeChat, openChat, useChatState } from './support-chat.ts'
import { whatsappAddress } from './whatsapp-address.ts'

const linkLook = textLinkLook({ variant: 'alone', tone: 'muted', size: 'sm' })

type HelpEntry = { key: string; icon: ReactNode /** Of the institution's support, in plain words. */; title?: string; label: ReactNode } & (
  | { href: string }
  | { onPress: () => void }
)

/** Returns the institution's support and assistants, for the search and the footer of first pages; in the portal's frame its text opens them (frame/help.server.tsx). */
export function useHelp(): HelpEntry[] {
  return [...useSupport(), ...useAssistantEntries()]
}

/** docs/requirements/shell.md §4 */
function useSupport(): HelpEntry[] {
  const { t } = useLingui()
  const { support, person } = useShell()
  const sector = useAnnouncedSector()
  const allowsThirdPartyScripts = useAllowsThirdPartyScripts()
  const chat = useChatState()
  const setting = person && support.find(({ sectors }) => sectors.some((one) => one.sector.alias === sector))
  if (!setting) return []
  const { type, title, subtitle, cellphone, message, template } = setting
  const named = (
    <OfficeText>
      {title}
      {subtitle ? <VisuallyHidden> {subtitle}</VisuallyHidden> : null}
    </OfficeText>
  )
  const shown = { key: 'support', title, icon: supportIcon }
  if (type === 'whatsapp') {
    const href = cellphone && whatsappAddress(cellphone, message)
    if (!href) return []
    const label = (
      <span>
        {named}
        <VisuallyHidden>
          {' '}
          <Trans>Abre o WhatsApp em outra aba</Trans>
        </VisuallyHidden>
      </span>
    )
    return [{ ...shown, label, href }]
  }
  if (!template || !allowsThirdPartyScripts) return []
  const failed = t`Não foi possível abrir o chat da instituição.`
  const label = (
    <span>
      {chat === 'opening' ? <Trans>Abrindo o chat…</Trans> : chat === 'failed' ? <Trans>O chat não abriu. Tentar de novo</Trans> : named}
    </span>
  )
  return [{ ...shown, label, onPress: () => void openChat(template, failed) }]
}

function useAssistantEntries(): HelpEntry[] {
  const { i18n } = useLingui()
  const { assistants: offered, person } = useShell()
  const disabled = useSearch({ from: '__root__' })
  const allowed = useAllowsThirdPartyScripts()
  const opened = useOpenedAssistants().split(',')
  return offeredAssistants({ offered, disabled, allowed }).flatMap<HelpEntry>((name) => {
    // Users who enabled sign language in their account disable it there.
    if (name !== 'equalWeb' && prefersSignLanguage(person)) return []
    const { open, close } = assistantWords(name)
    const label = i18n._(opened.includes(name) ? close : open)
    return [{ key: name, icon: assistantIcon(name), label, onPress: () => toggleAssistant(name) }]
  })
}

export function HelpInFooter() {
  const { t } = useLingui()
  const chat = useChatState()
  const entries = useHelp()
  const offersSupport = entries.some(({ key }) => key === 'support')
  // Another sector, or a page without support, ends the chat.
  useEffect(() => (offersSupport ? closeChat : undefined), [offersSupport])
  return (
    <>
      {entries.map((entry) =>
        'href' in entry ? (
          <a key={entry.key} href={entry.href} target="_blank" rel="noopener noreferrer" className={linkLook}>
            {entry.icon}
            {entry.label}
          </a>
        ) : (
          <button key={entry.key} type="button" data-scripted="" className={linkLook} onClick={entry.onPress}>
            {entry.icon}
            {entry.label}
          </button>
        ),
      )}
      <span className="visually-hidden" role="status">
        {chat === 'failed' ? t`Não foi possível abrir o chat da instituição.` : null}
      </span>
    </>
  )
}
