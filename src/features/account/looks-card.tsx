import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ModePicture } from '#design/components/choices/mode-picture.tsx'
import { RadioCards } from '#design/components/choices/radio-cards.tsx'
import { Switch } from '#design/components/choices/switch.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { modes } from '#design/tokens/palettes.ts'
import type { Account } from './account.ts'
import { useShell } from '../../request/shell.queries.ts'
import { AccountSetting, useSetting } from './account-setting.tsx'

export function LooksCard({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t } = useLingui()
  const { assistants } = useShell()
  const shared = { account, disabled }
  return (
    <Card aria-labelledby="looks">
      <CardHeader id="looks" title={<Trans>Aparência e acessibilidade</Trans>} folds />
      <CardSection>
        <ModeSetting {...shared} />
      </CardSection>
      <CardSection>
        <SwitchSetting
          {...shared}
          name="largeText"
          title={t`Tamanho do texto`}
          label={t`Texto maior`}
          description={t`Aumenta tudo em 25%, em todas as páginas.`}
        />
      </CardSection>
      {assistants.handTalk || assistants.vlibras ? (
        <CardSection>
          <SwitchSetting
            {...shared}
            name="signLanguage"
            title={t`Língua de sinais`}
            label={t`Assistente de Libras`}
            description={t`Traduz as páginas para a língua de sinais.`}
          />
        </CardSection>
      ) : null}
    </Card>
  )
}

function ModeSetting({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t } = useLingui()
  const { value, choose, setting } = useSetting('mode', account.mode)
  const pick = (wanted: string) => choose(modes.find((mode) => mode === wanted) ?? null)
  const options = [
    { value: 'device', label: t`Automático`, icon: <ModePicture mode="device" /> },
    { value: 'light', label: t`Claro`, icon: <ModePicture mode="light" /> },
    { value: 'dark', label: t`Escuro`, icon: <ModePicture mode="dark" /> },
    { value: 'black-on-white', label: t`Preto no branco`, icon: <ModePicture mode="black-on-white" /> },
    { value: 'white-on-black', label: t`Branco no preto`, icon: <ModePicture mode="white-on-black" /> },
  ].map((option) => ({ ...option, disabled }))
  return (
    <AccountSetting {...setting} title={t`Aparência`} disabled={disabled} onChangedBefore={(form) => pick(String(form.get('mode')))}>
      <RadioCards pictures name="mode" legend={t`Aparência`} hideLegend value={value ?? 'device'} onChange={pick} options={options} />
    </AccountSetting>
  )
}

function SwitchSetting({
  name,
  account,
  disabled,
  title,
  label,
  description,
}: {
  name: 'largeText' | 'signLanguage'
  account: Account
  disabled: boolean
  title: string
  label: ReactNode
  description: ReactNode
}) {
  const { value, choose, setting } = useSetting(name, account[name])
  return (
    <AccountSetting {...setting} title={title} disabled={disabled} onChangedBefore={(form) => choose(form.has(name))}>
      <Switch
        name={name}
        label={label}
        description={description}
        checked={value}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
    </AccountSetting>
  )
}
