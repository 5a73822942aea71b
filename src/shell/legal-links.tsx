import { Trans } from '@lingui/react/macro'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import type { Shell } from '../request/shell.functions.ts'

const linkLook = textLinkLook({ variant: 'alone', tone: 'muted', size: 'sm' })

/** Links to terms and privacy, only if the institution has both (docs/requirements/shell.md §2). */
export function LegalLinks({ termsOfUseUrl, privacyUrl }: Pick<Shell, 'termsOfUseUrl' | 'privacyUrl'>) {
  if (!termsOfUseUrl || !privacyUrl) return null
  return (
    <>
      <a href={termsOfUseUrl} className={linkLook}>
        <Trans>Termos de uso</Trans>
      </a>
      <a href={privacyUrl} className={linkLook}>
        <Trans>Privacidade</Trans>
      </a>
    </>
  )
}
