import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { MenuButton, MenuLink } from '#design/components/overlays/menu-items.tsx'
import { VisuallyHidden } from '#design/components/text/visually-hidden.tsx'
import { offeredAssistants } from '../assistants/select-assistants.ts'
import { assistantIcon, assistantWords, supportIcon } from '../support/help-entries.tsx'
import { whatsappAddress } from '../support/whatsapp-address.ts'
import type { FrameInputs } from './frame-inputs.server.ts'

const linkLook = textLinkLook({ variant: 'alone', tone: 'muted', size: 'sm' })

interface HelpEntry {
  key: string
  /** The pages that show the entry; see `isOffered`. */
  offer: string
  icon: ReactNode
  label: ReactNode
  /** Where scripts are not needed. */
  href?: string
}

const supports = (key: string) => (key.startsWith('support:') ? '' : undefined)

export function HelpInMenu({ inputs, closes }: { inputs: FrameInputs; closes: { popoverTarget: string; popoverTargetAction: 'hide' } }) {
  return useHelp(inputs).map(({ key, offer, icon, label, href }) =>
    href ? (
      <MenuLink key={key} href={href} target="_blank" rel="noopener noreferrer" icon={icon} data-offer={offer} data-support={supports(key)}>
        {label}
      </MenuLink>
    ) : (
      <MenuButton key={key} data-scripted="" {...closes} icon={icon} data-press={key} data-offer={offer} data-support={supports(key)}>
        {label}
      </MenuButton>
    ),
  )
}

export function HelpInFooter({ inputs }: { inputs: FrameInputs }) {
  const { t } = useLingui()
  return (
    <>
      {useHelp(inputs).map(({ key, offer, icon, label, href }) =>
        href ? (
          <a
            key={key}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={linkLook}
            data-offer={offer}
            data-support={supports(key)}
          >
            {icon}
            {label}
          </a>
        ) : (
          <button
            key={key}
            type="button"
            data-scripted=""
            className={linkLook}
            data-press={key}
            data-offer={offer}
            data-support={supports(key)}
          >
            {icon}
            {label}
          </button>
        ),
      )}
      <span className="visually-hidden" role="status" data-chat-news="" data-failed={t`Não foi possível abrir o chat da instituição.`} />
    </>
  )
}

/** Support of every sector and all assistants; a page hides those that are not for it. */
function useHelp(inputs: FrameInputs): HelpEntry[] {
  return [...supportEntries(inputs), ...useAssistantEntries(inputs)]
}

/** docs/requirements/shell.md §4: the first setting of a sector is its support. */
function supportEntries({ support, tenant, locale }: FrameInputs): HelpEntry[] {
  const lang = tenant.language === locale ? undefined : tenant.language
  const served = new Set<string>()
  return support.flatMap(({ type, title, subtitle, cellphone, message, template, sectors }, place) => {
    const missingSectors = sectors.map(({ sector }) => sector.alias).filter((alias) => !served.has(alias))
    for (const alias of missingSectors) served.add(alias)
    if (missingSectors.length === 0) return []
    const named = (
      <span lang={lang}>
        {title}
        {subtitle ? <VisuallyHidden> {subtitle}</VisuallyHidden> : null}
      </span>
    )
    const entry = { icon: supportIcon, offer: missingSectors.join(' ') }
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
      return [{ ...entry, key: `support:${place}`, href, label }]
    }
    if (!template) return []
    const label = (
      <>
        <span data-when="closed open">{named}</span>
        <span data-when="opening" hidden>
          <Trans>Abrindo o chat…</Trans>
        </span>
        <span data-when="failed" hidden>
          <Trans>O chat não abriu. Tentar de novo</Trans>
        </span>
      </>
    )
    return [{ ...entry, key: `support:${place}`, offer: `third ${entry.offer}`, label }]
  })
}

function useAssistantEntries({ assistants, disabled, person }: FrameInputs): HelpEntry[] {
  const { i18n } = useLingui()
  return offeredAssistants({ offered: assistants, disabled, allowed: true }).flatMap((name) => {
    // Users who enabled sign language in their account disable it there.
    if (name !== 'equalWeb' && person.prefersSignLanguage) return []
    const words = assistantWords(name)
    const label = (
      <>
        <span data-when="closed">{i18n._(words.open)}</span>
        <span data-when="open" hidden>
          {i18n._(words.close)}
        </span>
      </>
    )
    return [{ key: `assistant:${name}`, offer: 'third *', icon: assistantIcon(name), label }]
  })
}
