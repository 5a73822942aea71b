import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RequestFile } from '#api/academic/request-messages.ts'
import type { FormField } from '#api/academic/request-forms.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import { Button } from '#design/components/actions/button.tsx'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { sendToSignIn } from '../../request/browser/forced-sign-out.ts'
import { useShell } from '../../request/shell.queries.ts'
import { useFormats } from '../../request/use-formats.ts'
import { answerTexts } from '../../subjects/request-form/answer-summary.tsx'
import type { DraftSaver, DraftState } from './draft-saver.ts'
import type { DraftProblem } from './request-search.ts'
import { getFields } from './use-draft-saver.ts'

interface DraftNoticesProps {
  draft: RequestDraft
  saver: DraftSaver
  state: DraftState
  files: readonly RequestFile[]
  isRestored: boolean
  problem: DraftProblem | undefined
}

/** Shows what the user has to know about a draft before continuing. */
export function DraftNotices({ draft, saver, state, files, isRestored, problem }: DraftNoticesProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const words = useDraftProblems()
  const isElsewhere = state.adopted.length > 0 && !isRestored
  return (
    <>
      {draft.begunUnder === null ? null : (
        <Notice tone="warning" title={t`Este requerimento mudou desde que você começou`}>
          <Trans>A secretaria alterou o formulário. O que você respondeu foi mantido: confira os passos antes de enviar.</Trans>
        </Notice>
      )}
      {problem && problem !== 'unread' ? <Notice tone="danger" live="alert" title={words[problem]} /> : null}
      {state.status === 'ended' ? (
        <Notice
          tone="warning"
          live="alert"
          title={t`A sua sessão terminou`}
          action={
            <Button size="sm" onClick={() => sendToSignIn(queryClient, state.error)}>
              <Trans>Entrar de novo</Trans>
            </Button>
          }
        >
          <Trans>O que você preencheu está guardado neste aparelho e é salvo quando você entrar.</Trans>
        </Notice>
      ) : null}
      {state.status === 'gone' ? (
        <Notice
          tone="danger"
          live="alert"
          title={t`Este rascunho não existe mais`}
          action={
            <Link to="/my-requests" className={buttonLook({ size: 'sm' })}>
              <Trans>Ver os requerimentos</Trans>
            </Link>
          }
        >
          <Trans>Ele foi enviado ou descartado em outro aparelho, ou a secretaria deixou de oferecer o requerimento.</Trans>
        </Notice>
      ) : null}
      {isRestored ? (
        <Notice live="status" title={t`O que você preencheu neste aparelho e ainda não tinha sido salvo está aqui.`} />
      ) : isElsewhere ? (
        <Notice live="status" title={t`Este rascunho mudou em outro aparelho. O que foi preenchido lá já está aqui.`} />
      ) : null}
      {getFields(draft)
        .filter(({ name }) => name in state.conflicts)
        .map((field) => (
          <Conflict key={field.name} field={field} conflict={state.conflicts[field.name]!} files={files} saver={saver} />
        ))}
    </>
  )
}

/** Shows the two values of a field that two devices changed, and lets the user choose. */
function Conflict({
  field,
  conflict: { mine, theirs },
  files,
  saver,
}: {
  field: FormField
  conflict: DraftState['conflicts'][string]
  files: readonly RequestFile[]
  saver: DraftSaver
}) {
  const { t } = useLingui()
  const shell = useShell()
  const formats = useFormats()
  const label = field.label[shell.locale]
  const textOf = (answer: typeof mine) => {
    if (answer === null) return t`Sem resposta`
    if (field.type === 'file' && Array.isArray(answer))
      return answer.map((key) => files.find((file) => file.key === key)?.name ?? t`um arquivo`).join(', ')
    return answerTexts(field, answer, [], formats, shell.locale).join(', ')
  }
  return (
    <Notice
      tone="warning"
      live="alert"
      title={t`“${label}” mudou em outro aparelho`}
      action={
        <>
          <Button size="sm" onClick={() => saver.choose(field.name, 'mine')} aria-label={t`Manter a deste aparelho em “${label}”`}>
            <Trans>Manter a deste aparelho</Trans>
          </Button>
          <Button size="sm" onClick={() => saver.choose(field.name, 'theirs')} aria-label={t`Usar a do outro em “${label}”`}>
            <Trans>Usar a do outro</Trans>
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t`Neste aparelho`, description: textOf(mine) },
          { term: t`No outro aparelho`, description: textOf(theirs) },
        ]}
      />
    </Notice>
  )
}

/** Returns messages for problems of forms posted before scripts ran, and of sending. */
export function useDraftProblems(): Record<Exclude<DraftProblem, 'unread'>, string> {
  const { t } = useLingui()
  return {
    CONTENT_CHANGED: t`Este rascunho mudou em outro aparelho. O que você preencheu está aqui: confira e tente de novo.`,
    NOT_ALLOWED: t`Uma regra deste requerimento não está mais cumprida, ou ele já foi enviado. Nada foi enviado agora; o rascunho continua guardado.`,
    ANSWERS_INVALID: t`Alguma resposta não vale mais. Confira os passos; o que você preencheu continua aqui.`,
    UPLOAD_INCOMPLETE: t`Um arquivo ainda não chegou inteiro. Confira os arquivos e envie de novo.`,
    BAD_GATEWAY: t`Não foi possível conferir as opções escolhidas. O rascunho continua guardado: tente de novo em alguns minutos.`,
    failed: t`Não foi possível enviar o requerimento. O rascunho continua guardado: tente de novo em alguns minutos.`,
    'not-saved': t`Não foi possível salvar. O que você preencheu está aqui: tente de novo em alguns minutos.`,
  }
}
