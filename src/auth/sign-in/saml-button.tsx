import { Trans } from '@lingui/react/macro'
import { buttonLook } from '#design/components/actions/button-look.ts'

/** The way in through the institution's own provider, beside others. */
export function SamlButton({ name, logo, href }: { name: string; logo: string | null; href: string }) {
  return (
    <a href={href} className={buttonLook({ full: true })}>
      {logo ? <img src={logo} alt="" width={20} height={20} /> : null}
      <Trans>Entrar com {name}</Trans>
    </a>
  )
}
