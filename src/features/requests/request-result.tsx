import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { RequestStatus as StatusName } from '#api/academic/request-status.ts'
import type { Request } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { FileList } from './file-list.tsx'
import { RequestStatus } from './request-words.tsx'
import { TermsText } from '../../subjects/request-form/terms-text.tsx'

/** Shows the office's decision, with its files. */
export function RequestResult({
  requestId,
  status,
  result: { text, at, files },
}: {
  requestId: string
  status: StatusName
  result: NonNullable<Request['result']>
}) {
  const { t } = useLingui()
  const formats = useFormats()
  const day = formats.dateTime(at)
  return (
    <Card aria-labelledby="result">
      <CardHeader id="result" title={<Trans>Resposta da secretaria</Trans>} aside={<RequestStatus status={status} />} />
      <CardSection>
        <p>
          <Trans>Respondido em {day}.</Trans>
        </p>
        {text ? <TermsText text={text} /> : null}
        <FileList
          requestId={requestId}
          files={files}
          label={t`Arquivos da resposta`}
          actionOf={(key) => <ValidationLink token={files.find((file) => file.key === key)?.sharedToken ?? null} />}
        />
      </CardSection>
    </Card>
  )
}

/** Link to the page that confirms that the document is genuine, for people who receive it. */
function ValidationLink({ token }: { token: string | null }) {
  if (token === null) return <Download />
  return (
    <a href={`${appConfig.basePath}/documents/validate/${token}`} className={textLinkLook({ variant: 'alone', size: 'sm' })}>
      <Trans>Link de validação</Trans>
    </a>
  )
}
