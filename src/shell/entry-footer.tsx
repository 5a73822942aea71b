import { LanguageChoice } from './language-choice.tsx'
import { LegalLinks } from './legal-links.tsx'
import { HelpInFooter } from './support/help-links.tsx'

/** Of pages without the portal's frame, whose account menu offers the same. */
export function EntryFooter() {
  return (
    <>
      <LanguageChoice />
      <span className="sign-in-layout__legal">
        <HelpInFooter />
        <LegalLinks />
      </span>
    </>
  )
}
