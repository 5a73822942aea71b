import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecordedUse } from '#api/financial/credits.ts'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardRows, CardSection } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Status } from '#design/components/feedback/status.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { Facts } from '#design/components/text/facts.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { rpc } from '../../rpc/rpc.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useAppForm } from '../../kit/form/use-app-form.ts'
import { creditQueries } from './credits.queries.ts'
import { UseName } from './own-credit-card.tsx'

/** Lists what staff did with a student's credit, and who did it, including what was undone. */
export function UsesCard({ uses }: { uses: readonly RecordedUse[] }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const [undoing, setUndoing] = useState<RecordedUse | null>(null)
  const [isUndone, setUndone] = useState(false)
  return (
    <Card aria-labelledby="uses">
      <CardHeader id="uses" title={<Trans>O que foi feito</Trans>} />
      {isUndone ? (
        <CardSection>
          <Notice tone="ok" live="status" title={t`Desfeito: o valor está no crédito de novo.`} />
        </CardSection>
      ) : null}
      {uses.length === 0 ? (
        <CardSection>
          <p>
            <Trans>Nada foi abatido nem devolvido ainda.</Trans>
          </p>
        </CardSection>
      ) : (
        <CardRows>
          {uses.map((use) => (
            <ItemRow
              key={use.useId}
              title={<UseName use={use} />}
              description={<UseFacts use={use} />}
              status={
                use.undoneAt ? (
                  <Status>
                    <Trans>Desfeito</Trans>
                  </Status>
                ) : null
              }
              date={money(use.amount)}
              action={
                use.isUndoable ? (
                  <Button
                    size="sm"
                    aria-label={t`Desfazer, ${money(use.amount)}`}
                    onClick={() => {
                      setUndone(false)
                      setUndoing(use)
                    }}
                  >
                    <Trans>Desfazer</Trans>
                  </Button>
                ) : null
              }
            />
          ))}
        </CardRows>
      )}
      {undoing ? (
        <UndoDialog
          use={undoing}
          onClose={() => setUndoing(null)}
          onDone={() => {
            setUndoing(null)
            setUndone(true)
          }}
        />
      ) : null}
    </Card>
  )
}

function UseFacts({ use }: { use: RecordedUse }) {
  const { t } = useLingui()
  const { dateTime } = useFormats()
  const { useId, madeAt, madeBy, note, destination, reference, proof, undoneAt, undoneBy, undoneNote } = use
  const [by, undoer] = [madeBy ?? t`alguém que saiu`, undoneBy ?? t`alguém que saiu`]
  return (
    <Facts>
      {t`${dateTime(madeAt)}, por ${by}`}
      {destination ? <span dir="auto">{destination}</span> : null}
      {reference ? <span dir="auto">{reference}</span> : null}
      {proof ? (
        <a href={`${appConfig.basePath}/financial/credits/proofs/${useId}`} className={textLinkLook()} download>
          {t`Comprovante: ${proof}`}
        </a>
      ) : null}
      {note ? <span dir="auto">{note}</span> : null}
      {undoneAt ? t`desfeito em ${dateTime(undoneAt)}, por ${undoer}` : null}
      {undoneNote ? <span dir="auto">{undoneNote}</span> : null}
    </Facts>
  )
}

function UndoDialog({ use, onClose, onDone }: { use: RecordedUse; onClose: () => void; onDone: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useAppForm({
    initialValues: { note: '' },
    idSuffix: '-undo',
    validate: () => ({}),
    submit: async ({ note }) => {
      try {
        await rpc.financial.credits.undo.mutate({ useId: use.useId, note })
        onDone()
      } finally {
        await queryClient.invalidateQueries({ queryKey: creditQueries.all })
      }
    },
    serverError: (code) =>
      code === 'CONTENT_CHANGED'
        ? t`Outra pessoa já desfez isto.`
        : code === 'DEADLINE_OVER'
          ? t`Só dá para desfazer no mesmo dia.`
          : code === 'NOT_ALLOWED'
            ? t`O débito já seguiu adiante: não dá mais para desfazer.`
            : t`Não foi possível desfazer. Nada mudou: tente de novo.`,
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t`Desfazer`} submitLabel={<Trans>Desfazer</Trans>}>
      <p>
        {use.kind === 'application' ? (
          <Trans>O débito volta ao que era e o valor volta para o crédito. Os dois registros ficam na lista.</Trans>
        ) : (
          <Trans>O valor volta para o crédito. Os dois registros ficam na lista.</Trans>
        )}
      </p>
      <TextAreaField {...form.field('note')} label={t`Motivo`} optional={t`(opcional)`} rows={2} maxLength={500} />
    </FormDialog>
  )
}
