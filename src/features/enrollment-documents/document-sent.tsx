import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { EnrollmentDocument } from '#api/academic/enrollment-documents.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useShell } from '../../request/shell.queries.ts'
import { useFocusOnResult } from '../../kit/browser/use-focus-on-result.ts'

const link = { className: textLinkLook({ variant: 'alone', size: 'sm' }) }

/** Confirms that a document was sent and takes over the focus of the removed form. @param next what is still to be sent */
export function DocumentSent({ times, next }: { times: number; next: EnrollmentDocument | undefined }) {
  const { locale } = useShell()
  const place = useFocusOnResult<HTMLDivElement>(times)
  const name = next?.name[locale]
  return (
    <div ref={place} tabIndex={-1} className="form__outcome">
      <Notice
        tone="ok"
        title={<Trans>Documento enviado</Trans>}
        links={
          next ? (
            <Link
              {...link}
              to="/enrollment-documents/$documentEnrollmentId"
              params={{ documentEnrollmentId: String(next.documentEnrollmentId) }}
            >
              <Trans>Enviar o próximo: {name}</Trans>
            </Link>
          ) : (
            <Link {...link} to="/enrollment-documents">
              <Trans>Voltar aos documentos da matrícula</Trans>
            </Link>
          )
        }
      >
        <Trans>A secretaria vai conferir. Avisamos quando houver resposta.</Trans>
      </Notice>
    </div>
  )
}
