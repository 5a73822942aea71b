import { useShell } from '../request/shell.queries.ts'
import { LanguageChoice } from './language-choice.tsx'
import { LegalLinks } from './legal-links.tsx'
import { HelpInFooter } from './support/help-links.tsx'

/** The footer of pages without the portal's frame, whose account menu offers the same. */
export function EntryFooter() {
  const { termsOfUseUrl, privacyUrl } = useShell()
  return (
    <>
      <LanguageChoice />
      <span className="sign-in-layout__legal">
        <HelpInFooter />
        <LegalLinks termsOfUseUrl={termsOfUseUrl} privacyUrl={privacyUrl} />
      </span>
    </>
  )
}
