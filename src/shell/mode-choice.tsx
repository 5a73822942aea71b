import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { appConfig } from '#config'
import type { Mode } from '#design/tokens/palettes.ts'

const choices: Array<{ value: Mode | 'device'; name: MessageDescriptor }> = [
  { value: 'device', name: msg`Como no aparelho` },
  { value: 'light', name: msg`Claro` },
  { value: 'dark', name: msg`Escuro` },
  { value: 'black-on-white', name: msg`Preto no branco` },
  { value: 'white-on-black', name: msg`Branco no preto` },
]

/** How the portal looks, kept on the account. A plain form: it works before scripts load. */
export function ModeChoice({ returnTo, chosen }: { returnTo: string; chosen: Mode | null }) {
  const { i18n } = useLingui()
  return (
    <form method="post" action={`${appConfig.basePath}/preferences/mode`}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="menu__heading">
        <Trans>Aparência</Trans>
      </p>
      <ul className="menu__list">
        {choices.map(({ value, name }) => (
          <li key={value}>
            <button type="submit" name="mode" value={value} className="menu__item" aria-current={value === (chosen ?? 'device') || undefined}>
              {i18n._(name)}
              {value === (chosen ?? 'device') ? <Check size={20} strokeWidth={1.75} aria-hidden /> : null}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}
