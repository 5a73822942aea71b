import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Check, LogOut } from 'lucide-react'
import { appConfig, type Locale } from '#config'
import { Menu } from '#design/components/overlays/menu.tsx'
import { AccountBadge } from '#design/patterns/account-badge.tsx'
import { useShell } from '../session/shell.queries.ts'
import { ModeChoice } from './mode-choice.tsx'

/** Each language by its own name: whoever looks for it may not read the current one. */
const languages: Record<Locale, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

/** Who is signed in and as what, the language, and the way out. Plain forms: they work before scripts load. */
export function AccountMenu() {
  const { t } = useLingui()
  const { person, locale, institutions } = useShell()
  const { href } = useLocation()
  if (!person) return null
  const place = institutions.find(({ id }) => id === person.context?.institutionId)?.name
  const role = [person.context?.name, place].filter(Boolean).join(' · ')
  return (
    <Menu
      label={t`Conta`}
      namedByTrigger
      size="lg"
      triggerClassName="app-header__account"
      trigger={<AccountBadge initials={initialsOf(person.name)} name={person.name} role={role} />}
    >
      <form method="post" action={`${appConfig.basePath}/preferences/locale`}>
        <input type="hidden" name="returnTo" value={href} />
        <p className="menu__heading">
          <Trans>Idioma</Trans>
        </p>
        <ul className="menu__list">
          {appConfig.locales.map((language) => (
            <li key={language}>
              <button type="submit" name="locale" value={language} lang={language} className="menu__item" aria-current={language === locale || undefined}>
                {languages[language]}
                {language === locale ? <Check size={20} strokeWidth={1.75} aria-hidden /> : null}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <hr className="menu__separator" />
      <ModeChoice returnTo={href} chosen={person.mode} />
      <hr className="menu__separator" />
      <form method="post" action={`${appConfig.basePath}/auth/signout`}>
        <button type="submit" className="menu__item">
          <LogOut size={20} strokeWidth={1.75} aria-hidden />
          <Trans>Sair</Trans>
        </button>
      </form>
    </Menu>
  )
}

/** First and last initial: `Ana Maria Souza` is AS. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
