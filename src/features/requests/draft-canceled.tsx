import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleSlash } from 'lucide-react'
import type { FormStep } from '#api/academic/request-forms.ts'
import type { RequestDraft } from '#api/academic/requests.ts'
import { buttonLook } from '#design/components/actions/button-look.ts'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { DiscardForm } from './discard-draft.tsx'

/** Says that the answers led to an end where the request cannot be sent. */
export function DraftCanceled({ draft: { draftId }, after }: { draft: RequestDraft; after: FormStep }) {
  const { t } = useLingui()
  const { locale } = useShell()
  const title = after.title[locale]
  return (
    <EmptyState
      icon={<CircleSlash size={32} />}
      title={t`Este requerimento não pode seguir`}
      action={
        <>
          <Link to="/my-requests/drafts/$draftId" params={{ draftId }} search={{ step: after.name }} className={buttonLook()}>
            <Trans>Voltar e rever a resposta</Trans>
          </Link>
          <DiscardForm draftId={draftId} />
        </>
      }
    >
      <Trans>
        Pelo que você respondeu em “{title}”, ele não se aplica ao seu caso. Se a resposta foi outra, volte e corrija; senão, descarte o
        rascunho. Nada foi enviado.
      </Trans>
    </EmptyState>
  )
}
