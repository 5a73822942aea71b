import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Activity, ExternalLink, LayoutGrid, LogOut, Undo2, UserCheck, UserRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { initials } from '#design/components/choices/initials.ts'
import { Menu } from '#design/components/overlays/menu.tsx'
import {
  MenuButton,
  MenuChoices,
  MenuFoot,
  MenuHeading,
  MenuLink,
  MenuNote,
  MenuSeparator,
} from '#design/components/overlays/menu-items.tsx'
import { AccountBadge } from '#design/patterns/account-badge.tsx'
import { accountTriggerLook } from '#design/patterns/app-header.tsx'
import { hasPermission } from '../auth/permissions.ts'
import { useShell } from '../request/shell.queries.ts'
import { OfficeText } from '../shared/office-text.tsx'
import { ContextSwitch } from '../auth/contexts/context-switch.tsx'
import { languageNames } from './language-choice.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { useHasLauncher } from './launcher/launcher.queries.ts'
import { type PanelName, useOpenPanel } from './panels.tsx'
import { HelpInMenu } from './support/help-links.tsx'
import { SignOutForm } from '../auth/sign-out/sign-out-form.tsx'

const menuId = 'account-menu'
const closes = { popoverTarget: menuId, popoverTargetAction: 'hide' } as const
const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Plain forms, which work before scripts load. */
export function AccountMenu() {
  const { t } = useLingui()
  const { person, locale, accountActions } = useShell()
  const { href } = useLocation()
  const openPanel = useOpenPanel()
  if (!person) return null
  /** The link's page in a dialog; another tab or window still gets the page. */
  const opens = (panel: PanelName) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    document.getElementById(menuId)?.hidePopover()
    openPanel(panel)
  }
  const place = [person.context?.role.name, person.context?.name].filter(Boolean).join(' · ')
  const role = place ? <OfficeText>{place}</OfficeText> : undefined
  return (
    <Menu
      id={menuId}
      label={t`Conta`}
      namedByTrigger
      size="lg"
      triggerClassName={accountTriggerLook}
      trigger={<AccountBadge initials={initials(person.name)} photo={person.photo ?? undefined} name={person.name} role={role} />}
    >
      <div className="menu__narrowOnly">
        <MenuHeading>
          <span dir="auto">{person.impersonated ? t`Atuando como ${person.name}` : person.name}</span>
        </MenuHeading>
        {role ? <MenuNote>{role}</MenuNote> : null}
        <MenuSeparator />
      </div>
      {person.impersonated ? (
        <ButtonForm method="post" action={`${appConfig.basePath}/auth/impersonation/leave`}>
          <MenuButton type="submit" icon={<Undo2 {...icon} />}>
            <Trans>Voltar à minha conta</Trans>
          </MenuButton>
        </ButtonForm>
      ) : null}
      <MenuLink href={`${appConfig.basePath}/my-account`} icon={<UserRound {...icon} />}>
        <Trans>Minha conta</Trans>
      </MenuLink>
      <ContextSwitch onOpen={opens('context')} />
      {hasPermission(person, { audience: 'identity', permissions: ['impersonate'] }) && !person.impersonated && person.context?.tenantId ? (
        <MenuLink
          href={`${appConfig.basePath}/impersonation?${new URLSearchParams({ returnTo: href })}`}
          icon={<UserCheck {...icon} />}
          onClick={opens('impersonation')}
        >
          <Trans>Atuar como outra pessoa</Trans>
        </MenuLink>
      ) : null}
      <Launcher />
      <HelpInMenu menuId={menuId} />
      {accountActions.map(({ label, url }) => (
        <MenuLink key={url} href={url} target="_blank" rel="noopener noreferrer" icon={<ExternalLink {...icon} />}>
          {label}
        </MenuLink>
      ))}
      <MenuButton data-scripted="" {...closes} icon={<Activity {...icon} />} onClick={() => openPanel('status')}>
        <Trans>Situação dos sistemas</Trans>
      </MenuButton>
      <MenuSeparator />
      <form method="post" action={`${appConfig.basePath}/preferences/locale`} aria-label={t`Idioma`}>
        <input type="hidden" name="returnTo" value={href} />
        <MenuHeading>
          <Trans>Idioma</Trans>
        </MenuHeading>
        <MenuChoices>
          {appConfig.locales.map((language) => (
            <li key={language}>
              <MenuButton type="submit" name="locale" value={language} lang={language} current={language === locale}>
                {languageNames[language]}
              </MenuButton>
            </li>
          ))}
        </MenuChoices>
      </form>
      <ModeChoice returnTo={href} chosen={person.mode} />
      {person.impersonated ? null : (
        <MenuFoot>
          <SignOutForm>
            <MenuButton type="submit" icon={<LogOut {...icon} />}>
              <Trans>Sair</Trans>
            </MenuButton>
          </SignOutForm>
        </MenuFoot>
      )}
    </Menu>
  )
}

/** Its button in the header does not fit below 1250 px. */
function Launcher() {
  const openPanel = useOpenPanel()
  if (!useHasLauncher()) return null
  return (
    <div className="menu__narrowOnly">
      <MenuButton data-scripted="" {...closes} icon={<LayoutGrid {...icon} />} onClick={() => openPanel('launcher')}>
        <Trans>Aplicativos</Trans>
      </MenuButton>
    </div>
  )
}
