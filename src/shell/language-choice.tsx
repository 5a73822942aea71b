import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { appConfig, type Locale } from '#config'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { useShell } from '../request/shell.queries.ts'

/** Each in its own language, for users who cannot read the current one. */
export const languageNames: Record<Locale, string> = { 'pt-BR': 'Português', en: 'English', es: 'Español' }

/** A plain form, which works before scripts load. */
export function LanguageChoice() {
  const { t } = useLingui()
  const { locale } = useShell()
  const { href } = useLocation()
  return (
    <form method="post" action={`${appConfig.basePath}/preferences/locale`} aria-label={t`Idioma`} className="sign-in-layout__languages">
      <input type="hidden" name="returnTo" value={href} />
      {appConfig.locales.map((language) => (
        <button
          key={language}
          type="submit"
          name="locale"
          value={language}
          lang={language}
          aria-current={language === locale}
          className={textLinkLook(language === locale ? { variant: 'alone', size: 'sm' } : { tone: 'muted', size: 'sm' })}
        >
          {languageNames[language]}
        </button>
      ))}
    </form>
  )
}
