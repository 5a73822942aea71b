import { Trans, useLingui } from '@lingui/react/macro'
import { appConfig } from '#config'
import { Card, CardSection } from '#design/components/data/card.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { PageHeader } from '#design/components/navigation/page-header.tsx'
import { AppForm, SubmitButton } from '../../shared/form/app-form.tsx'
import { useAppForm } from '../../shared/form/use-app-form.ts'
import { startImpersonation } from './impersonation.functions.ts'

const minReasonLength = 10

export function ImpersonationPage() {
  const { t } = useLingui()
  const form = useAppForm({
    initialValues: { username: '', reason: '' },
    validate: ({ username, reason }) => ({
      username: username.trim() === '' && t`Informe o usuário`,
      reason: reason.trim().length < minReasonLength && t`Informe o motivo em pelo menos ${minReasonLength} letras`,
    }),
    submit: async (request) => {
      const page = await startImpersonation({ data: request })
      // A full page load: all state belongs to the old session.
      location.assign(`${appConfig.basePath}${page}`)
    },
    serverError: (code) =>
      code === 'NOT_FOUND'
        ? { username: t`Ninguém com este usuário nesta instituição` }
        : t`Não foi possível atuar como esta pessoa. Confira se você escolheu uma instituição e tente de novo.`,
  })
  return (
    <>
      <PageHeader
        title={t`Atuar como outra pessoa`}
        subtitle={t`Você vê o portal como essa pessoa vê. Não pode pagar, trocar a senha nem mudar perfis por ela.`}
      />
      <Card as="div">
        <CardSection>
          <AppForm
            form={form}
            actions={
              <SubmitButton form={form} variant="primary">
                <Trans>Atuar como esta pessoa</Trans>
              </SubmitButton>
            }
          >
            <TextField
              {...form.field('username')}
              label={t`Usuário ou e-mail da pessoa`}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
            <TextAreaField {...form.field('reason')} label={t`Motivo`} hint={t`Fica registrado com o seu nome.`} rows={3} maxLength={500} />
          </AppForm>
        </CardSection>
      </Card>
    </>
  )
}
