import { Trans, useLingui } from '@lingui/react/macro'
import { Mail, MailCheck } from 'lucide-react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { useCaptcha } from '../../../auth/captcha/use-captcha.ts'
import { AppForm, SubmitButton } from '../../../kit/form/app-form.tsx'
import { useAppForm } from '../../../kit/form/use-app-form.ts'
import { useEmailCheck } from '../../../kit/form/use-person-checks.ts'
import type { PayerProblem, PayerSearch } from './payer-search.ts'
import { requestPayerLink } from './payers.functions.ts'

/** Form for proving an email address. Its answer does not reveal who owns the address; without scripts, attempts are few. */
export function AskLink({ search: { sent, problem } }: { search: PayerSearch }) {
  const { t } = useLingui()
  const captcha = useCaptcha()
  const checkEmail = useEmailCheck()
  const refusals: Partial<Record<PayerProblem, string>> = {
    limit: t`Pedidos demais. Espere uma hora e tente de novo.`,
    captcha: t`Não foi possível confirmar que você não é um robô. Tente de novo.`,
    failed: t`Não foi possível enviar o link. Tente de novo em alguns minutos.`,
  }
  const form = useAppForm({
    initialValues: { email: '' },
    initialErrors: { email: problem === 'email' && t`E-mail inválido. Confira, como em nome@exemplo.com.` },
    validate: ({ email }) => ({ email: checkEmail(email) }),
    submit: async ({ email }) => requestPayerLink({ data: { email, captchaToken: await captcha.getToken() } }),
    serverError: (code) =>
      (code === 'TOO_MANY_ATTEMPTS' ? refusals.limit : code === 'CAPTCHA_REFUSED' ? refusals.captcha : refusals.failed)!,
    resetOnSuccess: true,
  })
  const isAnswered = form.isSuccess || form.failure !== null
  const refusal = problem && refusals[problem]
  return (
    <>
      <PageHeader title={t`Pagamentos de alunos`} subtitle={t`Para quem um aluno convidou a ver ou pagar.`} />
      {form.isSuccess || (sent && !isAnswered) ? (
        <Notice tone="ok" live="status" icon={<MailCheck />} title={t`Confira o seu e-mail`}>
          <Trans>
            Se um aluno convidou este endereço, o link chega em alguns minutos. Ele vale por 30 minutos e só uma vez. Olhe também a caixa de
            spam.
          </Trans>
        </Notice>
      ) : null}
      {problem === 'link' && !isAnswered ? (
        <Notice tone="warning" live="alert" title={t`Este link não vale mais`}>
          <Trans>Cada link abre a página uma vez só, por pouco tempo. Peça outro abaixo.</Trans>
        </Notice>
      ) : null}
      {refusal && !isAnswered ? <Notice tone="danger" live="alert" title={refusal} /> : null}
      <Card>
        <CardSection>
          <AppForm
            form={form}
            action={`${appConfig.basePath}/financial/payer/link`}
            waitsForScripts
            aria-label={t`Receber o link de acesso`}
            actions={
              <SubmitButton form={form} variant="primary" icon={<Mail />}>
                <Trans>Receber o link</Trans>
              </SubmitButton>
            }
          >
            <TextField
              {...form.field('email')}
              label={t`E-mail`}
              hint={t`O endereço em que você recebeu o convite. Não é preciso senha.`}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
            {captcha.field}
          </AppForm>
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
