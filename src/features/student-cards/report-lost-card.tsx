import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { revokeStudentCard } from './student-cards.functions.ts'
import { studentCardQueries } from './student-cards.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

/** Button to report a card as lost; until scripts load, a link to the question on the page. */
export function ReportLostCard({ card: { cardId, course } }: { card: StudentCard }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => revokeStudentCard({ data: { cardId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: studentCardQueries.all.queryKey })
      await navigate({ to: '/enrollment-student-cards', search: { reported: 'yes' }, replace: true })
    },
  })
  return (
    <>
      <DisabledWhileImpersonating>
        <ButtonForm
          action={`${appConfig.basePath}/enrollment-student-cards`}
          onSubmit={(event) => {
            event.preventDefault()
            setAsking(true)
          }}
        >
          <input type="hidden" name="lost" value={cardId} />
          <Button type="submit" size="sm" full aria-label={t`Perdi a carteira: ${course}`}>
            <Trans>Perdi a carteira</Trans>
          </Button>
        </ButtonForm>
      </DisabledWhileImpersonating>
      {isAsking ? (
        <Suspense>
          <ConfirmDialog
            open
            question={t`Revogar esta carteira?`}
            confirmLabel={t`Revogar carteira`}
            cancelLabel={t`Manter carteira`}
            destructive
            loading={revoke.isPending}
            error={revoke.isError ? t`Não foi possível revogar a carteira. Ela continua valendo: tente de novo.` : undefined}
            onCancel={() => setAsking(false)}
            onConfirm={() => revoke.mutate()}
          >
            <Consequence />
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}

function Consequence() {
  return <Trans>Ninguém mais entra com ela, nem com uma foto da tela. Depois, você pode pedir outra com uma foto nova.</Trans>
}

/** The question as a card, for a page that was opened with it before scripts ran. */
export function LostCardQuestion({ card: { cardId } }: { card: StudentCard }) {
  return (
    <Card aria-labelledby="lost-question">
      <CardHeader id="lost-question" title={<Trans>Revogar esta carteira?</Trans>} />
      <CardSection>
        <Form
          method="post"
          action={`${appConfig.basePath}/enrollment-student-cards/report-lost`}
          aria-labelledby="lost-question"
          actions={
            <>
              <Button type="submit" variant="danger">
                <Trans>Revogar carteira</Trans>
              </Button>
              <Link to="/enrollment-student-cards" className={buttonLook()}>
                <Trans>Manter carteira</Trans>
              </Link>
            </>
          }
        >
          <input type="hidden" name="cardId" value={cardId} />
          <p>
            <Consequence />
          </p>
        </Form>
      </CardSection>
    </Card>
  )
}
