import { mayImpersonate } from '#api/permissions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Activity, ArrowLeftRight, ExternalLink, LayoutGrid, LogOut, Undo2, UserCheck, UserPen, UserRound } from 'lucide-react'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
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
import { hasPermission } from '../../request/permissions.ts'
import { accountLinks } from '../../request/shell.server.ts'
import { languageNames } from '../language-choice.tsx'
import { modeChoices } from '../mode-choices.ts'
import { personalDataPage } from './areas.ts'
import type { FrameInputs, PartOfFrame } from './frame-inputs.server.ts'
import { frameLink } from './frame-link.server.ts'
import { hole } from './frame-text.ts'
import { HelpInMenu } from './help.server.tsx'

const menuId = 'account-menu'
const closes = { popoverTarget: menuId, popoverTargetAction: 'hide' } as const
/** Plain forms, which work without scripts. */
export function AccountMenu({ inputs, navigation }: PartOfFrame) {
  const { t, i18n } = useLingui()
  const { person, locale, settings, tenant, hasLauncher, contexts } = inputs
  const role = person.hasRole ? <span lang={tenant.language === locale ? undefined : tenant.language}>{hole('role')}</span> : undefined
  const name = hole('name')
  const personalData = person.profile === 'STUDENT' ? navigation.find(({ path }) => path === personalDataPage) : undefined
  return (
    <Menu
      id={menuId}
      label={t`Conta`}
      namedByTrigger
      size="lg"
      triggerClassName={accountTriggerLook}
      trigger={<AccountBadge initials={hole('initials')} photo={person.hasPhoto ? hole('photo') : undefined} name={name} role={role} />}
    >
      <div className="menu__narrowOnly">
        <MenuHeading>
          <span dir="auto">{person.impersonated ? t`Atuando como ${name}` : name}</span>
        </MenuHeading>
        {role ? <MenuNote>{role}</MenuNote> : null}
        <MenuSeparator />
      </div>
      {person.impersonated ? (
        <ButtonForm method="post" action={`${appConfig.basePath}/auth/impersonation/leave`}>
          <MenuButton type="submit" icon={<Undo2 />}>
            <Trans>Voltar à minha conta</Trans>
          </MenuButton>
        </ButtonForm>
      ) : null}
      <MenuLink {...frameLink('/my-account')} icon={<UserRound />}>
        <Trans>Minha conta</Trans>
      </MenuLink>
      {personalData ? (
        <MenuLink {...frameLink(personalDataPage)} icon={<UserPen />}>
          {personalData.title}
        </MenuLink>
      ) : null}
      <ContextSwitch contexts={contexts} />
      {hasPermission(person, mayImpersonate) && !person.impersonated && !person.isPlaceless ? (
        <MenuLink
          href={`${appConfig.basePath}/impersonation?returnTo=${hole('encodedHref')}`}
          icon={<UserCheck />}
          data-press="impersonation"
        >
          <Trans>Atuar como outra pessoa</Trans>
        </MenuLink>
      ) : null}
      {hasLauncher ? (
        // Its button in the header does not fit below 1250 px.
        <div className="menu__narrowOnly">
          <MenuButton data-scripted="" {...closes} icon={<LayoutGrid />} data-press="launcher">
            <Trans>Aplicativos</Trans>
          </MenuButton>
        </div>
      ) : null}
      <HelpInMenu inputs={inputs} closes={closes} />
      {accountLinks(settings, locale).map(({ label, url }) => (
        <MenuLink key={url} href={url} target="_blank" rel="noopener noreferrer" icon={<ExternalLink />}>
          {label}
        </MenuLink>
      ))}
      <MenuButton data-scripted="" {...closes} icon={<Activity />} data-press="status">
        <Trans>Situação dos sistemas</Trans>
      </MenuButton>
      <MenuSeparator />
      <Choice action="/preferences/locale" name="locale" label={t`Idioma`}>
        {appConfig.locales.map((language) => ({
          value: language,
          lang: language,
          current: language === locale,
          text: languageNames[language],
        }))}
      </Choice>
      <Choice action="/preferences/mode" name="mode" label={t`Aparência`}>
        {modeChoices.map(({ value, name: text }) => ({ value, current: value === (person.mode ?? 'device'), text: i18n._(text) }))}
      </Choice>
      {person.impersonated ? null : (
        <MenuFoot>
          <ButtonForm method="post" action={`${appConfig.basePath}/auth/signout`} data-sign-out="">
            <MenuButton type="submit" icon={<LogOut />}>
              <Trans>Sair</Trans>
            </MenuButton>
          </ButtonForm>
        </MenuFoot>
      )}
    </Menu>
  )
}

/** A link to the page of roles, which opens in a dialog where scripts run. Disabled during impersonation. */
function ContextSwitch({ contexts }: Pick<FrameInputs, 'contexts'>) {
  if (contexts === null) return null
  return contexts === 'several' ? (
    <MenuLink href={`${appConfig.basePath}/welcome`} icon={<ArrowLeftRight />} data-press="context">
      <Trans>Trocar de perfil</Trans>
    </MenuLink>
  ) : (
    <MenuButton disabled icon={<ArrowLeftRight />}>
      <Trans>Trocar de perfil: só há este</Trans>
    </MenuButton>
  )
}

function Choice({
  action,
  name,
  label,
  children,
}: {
  action: string
  name: string
  label: string
  children: readonly { value: string; lang?: string; current: boolean; text: string }[]
}) {
  return (
    <form method="post" action={`${appConfig.basePath}${action}`} aria-label={label}>
      <input type="hidden" name="returnTo" value={hole('href')} />
      <MenuHeading>{label}</MenuHeading>
      <MenuChoices>
        {children.map(({ value, lang, current, text }) => (
          <li key={value}>
            <MenuButton type="submit" name={name} value={value} lang={lang} current={current}>
              {text}
            </MenuButton>
          </li>
        ))}
      </MenuChoices>
    </form>
  )
}
