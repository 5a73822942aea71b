import { Trans, useLingui } from '@lingui/react/macro'
import type { EditedType } from '#api/academic/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'
import { useOffer } from './offer-switch.tsx'

/** Says that a version was saved; shown above the fields, because the save button is at their end. */
export function SavedNotice({ type: { typeId, version, isActive } }: { type: EditedType }) {
  const { t } = useLingui()
  const offer = useOffer(typeId)
  const place = useFocusOnResult<HTMLDivElement>(`${version} ${offer.isSuccess}`)
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone={offer.isError ? 'danger' : 'ok'}
        live={offer.isError ? 'alert' : 'status'}
        title={
          offer.isError ? t`Não foi possível mudar. Tente de novo.` : offer.isSuccess ? t`Oferecido aos alunos` : t`Versão ${version} salva`
        }
        action={
          isActive ? undefined : (
            <Button size="sm" loading={offer.isPending} onClick={() => offer.mutate(true)}>
              <Trans>Oferecer aos alunos</Trans>
            </Button>
          )
        }
      >
        {isActive ? (
          <Trans>Vale para os próximos requerimentos. Os já enviados seguem na versão em que foram enviados.</Trans>
        ) : (
          <Trans>O tipo não é oferecido aos alunos.</Trans>
        )}
      </Notice>
    </div>
  )
}
