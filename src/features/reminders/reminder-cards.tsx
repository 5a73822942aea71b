import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReminderSettings } from '#api/financial/reminders.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { DaysSetting, ReminderSwitch } from './reminder-setting.tsx'

interface CardProps {
  settings: ReminderSettings
  disabled: boolean
}

export function OccasionsCard(props: CardProps) {
  const { t } = useLingui()
  return (
    <Card aria-labelledby="occasions">
      <CardHeader id="occasions" title={<Trans>Lembretes de vencimento</Trans>} />
      <CardSection>
        <DaysSetting {...props} />
      </CardSection>
      <CardSection>
        <ReminderSwitch
          {...props}
          name="onDueDay"
          title={t`No dia`}
          label={t`Lembrar no dia do vencimento`}
          description={t`Entre 8h e 20h.`}
        />
      </CardSection>
      <CardSection>
        <ReminderSwitch
          {...props}
          name="overdue"
          title={t`Depois do vencimento`}
          label={t`Lembrar do que venceu`}
          description={t`A cada 7 dias, no máximo três vezes. Paramos de avisar quando você paga.`}
        />
      </CardSection>
    </Card>
  )
}

export function ChannelsCard(props: CardProps) {
  const { t } = useLingui()
  const { email, mail, inApp } = props.settings
  return (
    <Card aria-labelledby="channels">
      <CardHeader id="channels" title={<Trans>Como receber os lembretes</Trans>} />
      {inApp || (mail && email) ? null : (
        <CardSection>
          <Notice tone="warning">
            <Trans>Os lembretes estão desligados: escolha pelo menos uma forma de avisar.</Trans>
          </Notice>
        </CardSection>
      )}
      <CardSection>
        <ReminderSwitch
          {...props}
          name="inApp"
          title={t`No portal`}
          label={t`Notificação no portal`}
          description={t`Aparece no sino, no alto das páginas.`}
        />
      </CardSection>
      <CardSection>
        <ReminderSwitch
          {...props}
          name="mail"
          disabled={props.disabled || (!email && !mail)}
          title={t`E-mail`}
          label={t`Lembrete por e-mail`}
          description={email ? t`Para ${email}, com o valor e o vencimento.` : t`A sua conta não tem e-mail.`}
        />
        {email ? null : (
          <Link to="/my-account" className={textLinkLook({ variant: 'alone' })}>
            <Trans>Cadastrar um e-mail</Trans>
          </Link>
        )}
      </CardSection>
    </Card>
  )
}
