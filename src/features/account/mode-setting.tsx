import { useLingui } from '@lingui/react/macro'
import { Circle, Contrast, MonitorSmartphone, Moon, Sun } from 'lucide-react'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { modes } from '#design/tokens/palettes.ts'
import type { Account } from './account.ts'
import { SettingForm } from './setting-form.tsx'
import { useSetting } from './use-setting.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Light, dark, or with the most contrast. */
export function ModeSetting({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t } = useLingui()
  const { value, choose, setting } = useSetting('mode', account.mode)
  const pick = (wanted: string) => choose(modes.find((mode) => mode === wanted) ?? null)
  const options = [
    { value: 'device', label: t`Como no aparelho`, icon: <MonitorSmartphone {...icon} /> },
    { value: 'light', label: t`Claro`, icon: <Sun {...icon} /> },
    { value: 'dark', label: t`Escuro`, icon: <Moon {...icon} /> },
    { value: 'black-on-white', label: t`Preto no branco`, icon: <Circle {...icon} /> },
    { value: 'white-on-black', label: t`Branco no preto`, icon: <Contrast {...icon} /> },
  ].map((option) => ({ ...option, disabled }))
  return (
    <SettingForm
      {...setting}
      name="mode"
      title={t`Aparência`}
      disabled={disabled}
      onChangedBefore={(form) => pick(String(form.get('mode')))}
    >
      <RadioCards name="mode" legend={t`Aparência`} hideLegend value={value ?? 'device'} onChange={pick} options={options} />
    </SettingForm>
  )
}
