import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ShieldX } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { StudentCard } from '#api/academic/student-cards.ts'
import { appConfig } from '#config'
import { ButtonForm } from '#design/components/actions/button-form.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { MenuButton } from '#design/components/overlays/menu-items.tsx'
import { DisabledWhileImpersonating } from '../../kit/disabled-while-impersonating.tsx'
import { revokeStudentCard } from './student-cards.functions.ts'
import { studentCardQueries } from './student-cards.queries.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#design/components/overlays/confirm-dialog.tsx')).ConfirmDialog }))

/** The menu's item that reports a card as lost; until scripts load, it leads to the question on the page. */
export function LostCardItem({ cardId, onPress }: { cardId: string; onPress: () => void }) {
  return (
    <DisabledWhileImpersonating brief="act">
      <ButtonForm
        action={`${appConfig.basePath}/enrollment-student-cards`}
        onSubmit={(event) => {
          event.preventDefault()
          onPress()
        }}
      >
        <input type="hidden" name="lost" value={cardId} />
        <MenuButton type="submit" icon={<ShieldX />}>
          <Trans>Perdi a carteira</Trans>
        </MenuButton>
      </ButtonForm>
    </DisabledWhileImpersonating>
  )
}

/** Asks before a card is reported as lost. */
export function LostCardDialog({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const revoke = useMutation({
    mutationFn: () => revokeStudentCard({ data: { cardId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: studentCardQueries.all.queryKey })
      await navigate({ to: '/enrollment-student-cards', search: { reported: 'yes' }, replace: true })
    },
  })
  return (
    <Suspense>
      <ConfirmDialog
        open
        question={t`Revogar esta carteira?`}
        confirmLabel={t`Revogar carteira`}
        cancelLabel={t`Manter carteira`}
        destructive
        loading={revoke.isPending}
        error={revoke.isError ? t`Não foi possível revogar a carteira. Ela continua valendo: tente de novo.` : undefined}
        onCancel={onClose}
        onConfirm={() => revoke.mutate()}
      >
        <Consequence />
      </ConfirmDialog>
    </Suspense>
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
