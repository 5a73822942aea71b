import { Trans, useLingui } from '@lingui/react/macro'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import type { Account } from './account.ts'
import { LanguageSetting } from './language-setting.tsx'
import { ModeSetting } from './mode-setting.tsx'
import { SwitchSetting } from './switch-setting.tsx'
import { TimeZoneSetting } from './time-zone-setting.tsx'

/** Language and zone. */
export function RegionCard({ account, disabled }: { account: Account; disabled: boolean }) {
  return (
    <Card aria-labelledby="region">
      <CardHeader id="region" title={<Trans>Idioma e horário</Trans>} />
      <CardSection>
        <LanguageSetting account={account} disabled={disabled} />
      </CardSection>
      <CardSection>
        <TimeZoneSetting account={account} disabled={disabled} />
      </CardSection>
    </Card>
  )
}

/** How the portal looks and reads. */
export function LooksCard({ account, disabled }: { account: Account; disabled: boolean }) {
  const { t } = useLingui()
  const shared = { account, disabled }
  return (
    <Card aria-labelledby="looks">
      <CardHeader id="looks" title={<Trans>Aparência e acessibilidade</Trans>} />
      <CardSection>
        <ModeSetting {...shared} />
      </CardSection>
      <CardSection>
        <SwitchSetting
          {...shared}
          name="largeText"
          title={t`Tamanho do texto`}
          label={t`Texto maior`}
          description={t`Aumenta tudo em um quarto, em todas as páginas.`}
        />
      </CardSection>
      <CardSection>
        <SwitchSetting
          {...shared}
          name="signLanguage"
          title={t`Língua de sinais`}
          label={t`Assistente de Libras`}
          description={t`Traduz as páginas para a língua de sinais, onde a instituição oferece o assistente.`}
        />
      </CardSection>
    </Card>
  )
}
