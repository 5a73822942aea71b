import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, MailCheck } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import type { PayerSearch } from './payer-search.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Proves an address: a plain form, so that it works before scripts. It says the same whoever owns the address. */
export function AskLink({ search: { sent, problem } }: { search: PayerSearch }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`Pagamentos de alunos`} subtitle={t`Para quem um aluno convidou a ver ou pagar.`} />
      {sent ? (
        <Notice tone="ok" live="status" icon={<MailCheck {...icon} />} title={t`Confira o seu e-mail`}>
          <Trans>
            Se um aluno convidou este endereço, o link chega em alguns minutos. Ele vale por 30 minutos e só uma vez. Olhe também a caixa de
            spam.
          </Trans>
        </Notice>
      ) : null}
      {problem === 'link' ? (
        <Notice tone="warning" live="alert" title={t`Este link não vale mais`}>
          <Trans>Cada link abre a página uma vez só, por pouco tempo. Peça outro abaixo.</Trans>
        </Notice>
      ) : null}
      {problem === 'limit' ? (
        <Notice tone="warning" live="alert" title={t`Pedidos demais`}>
          <Trans>Espere uma hora e tente de novo.</Trans>
        </Notice>
      ) : null}
      {problem === 'failed' ? (
        <Notice tone="danger" live="alert" title={t`Não foi possível enviar o link`}>
          <Trans>Tente de novo em alguns minutos.</Trans>
        </Notice>
      ) : null}
      <Card>
        <CardSection>
          <Form
            method="post"
            action={`${appConfig.basePath}/financial/payer/link`}
            aria-label={t`Receber o link de acesso`}
            actions={
              <Button type="submit" variant="primary" icon={<Mail {...icon} />}>
                <Trans>Receber o link</Trans>
              </Button>
            }
          >
            <TextField
              name="email"
              label={t`E-mail`}
              hint={t`O endereço em que você recebeu o convite. Não é preciso senha.`}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
              error={problem === 'email' ? t`E-mail inválido. Confira, como em nome@exemplo.com.` : undefined}
            />
          </Form>
        </CardSection>
      </Card>
    </>
  )
}

/** Opening the link alone proves nothing: programs open the links of mails. */
export function EnterPayer({ token }: { token: string }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`Pagamentos de alunos`} subtitle={t`Falta um passo: abra a página neste aparelho.`} />
      <Card>
        <CardSection>
          <Form
            method="post"
            action={`${appConfig.basePath}/financial/payer/open`}
            aria-label={t`Abrir os pagamentos`}
            actions={
              <Button type="submit" variant="primary">
                <Trans>Abrir os pagamentos</Trans>
              </Button>
            }
          >
            <input type="hidden" name="token" value={token} />
            <p>
              <Trans>O link vale só uma vez. A página fica aberta neste navegador por oito horas, ou até você sair.</Trans>
            </p>
          </Form>
        </CardSection>
      </Card>
    </>
  )
}
