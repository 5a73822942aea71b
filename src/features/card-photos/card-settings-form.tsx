import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { rpc } from '../../rpc/rpc.ts'
import { AppForm, SubmitButton } from '../../kit/form/app-form.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { cardPhotoQueries } from './card-photos.queries.ts'

/** Sets whether photos take effect at once or are reviewed, for the institution in which the person works. */
export function CardSettingsForm({ settings }: { settings: { reviewsPhotos: boolean } }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useAppForm({
    initialValues: settings,
    validate: () => ({}),
    submit: async ({ reviewsPhotos }) => {
      await rpc.academic.studentCards.saveSettings.mutate({ reviewsPhotos })
      await queryClient.invalidateQueries({ queryKey: cardPhotoQueries.all })
      await navigate({
        from: '/enrollment-student-cards/photos',
        to: '.',
        search: (search) => ({ ...search, done: 'saved' as const }),
        replace: true,
      })
    },
    serverError: () => t`Não foi possível salvar. Nada mudou: tente de novo.`,
    resetOnSuccess: true,
  })
  return (
    <Card aria-labelledby="card-settings">
      <CardHeader id="card-settings" title={<Trans>Regra da instituição</Trans>} />
      <CardSection>
        <AppForm
          form={form}
          aria-labelledby="card-settings"
          actions={
            <SubmitButton form={form}>
              <Trans>Salvar regra</Trans>
            </SubmitButton>
          }
        >
          <Checkbox
            label={t`Conferir cada foto antes de a carteira valer`}
            description={t`Sem isso, a carteira vale assim que o aluno envia a foto. As que já foram enviadas continuam aguardando análise.`}
            checked={form.values.reviewsPhotos}
            onChange={(event) => form.set('reviewsPhotos', event.target.checked)}
          />
        </AppForm>
      </CardSection>
    </Card>
  )
}
