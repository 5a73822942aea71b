import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { MenuButton, MenuChoices, MenuHeading } from '#design/components/overlays/menu-items.tsx'
import type { Mode } from '#design/tokens/palettes.ts'

export const modeChoices: Array<{ value: Mode | 'device'; name: MessageDescriptor }> = [
  { value: 'device', name: msg`Como no aparelho` },
  { value: 'light', name: msg`Claro` },
  { value: 'dark', name: msg`Escuro` },
  { value: 'black-on-white', name: msg`Preto no branco` },
  { value: 'white-on-black', name: msg`Branco no preto` },
]

/** A plain form, which works before scripts load. */
export function ModeChoice({ returnTo, chosen }: { returnTo: string; chosen: Mode | null }) {
  const { i18n, t } = useLingui()
  return (
    <form method="post" action={`${appConfig.basePath}/preferences/mode`} aria-label={t`Aparência`}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <MenuHeading>
        <Trans>Aparência</Trans>
      </MenuHeading>
      <MenuChoices>
        {modeChoices.map(({ value, name }) => (
          <li key={value}>
            <MenuButton type="submit" name="mode" value={value} current={value === (chosen ?? 'device')}>
              {i18n._(name)}
            </MenuButton>
          </li>
        ))}
      </MenuChoices>
    </form>
  )
}
