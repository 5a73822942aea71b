import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import type { Request } from '#api/academic/requests.ts'
import { appConfig } from '#config'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Prompt } from '#design/components/data/prompt.tsx'
import { FileList } from './file-list.tsx'
import { statusWords } from './request-words.tsx'
import { TermsText } from '../../subjects/request-form/terms-text.tsx'

/** Shows the office's decision, with its files. */
export function RequestResult({ request: { requestId, status, result } }: { request: Request }) {
  const { t, i18n } = useLingui()
  if (!result) return null
  const { text, files } = result
  return (
    <Prompt id="result" title={i18n._(statusWords[status])}>
      {text ? <TermsText text={text} /> : null}
      <FileList
        requestId={requestId}
        files={files}
        label={t`Arquivos da resposta`}
        actionOf={(key) => <ValidationLink token={files.find((file) => file.key === key)?.sharedToken ?? null} />}
      />
    </Prompt>
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
