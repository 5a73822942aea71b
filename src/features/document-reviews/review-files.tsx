import { Trans, useLingui } from '@lingui/react/macro'
import { FileX } from 'lucide-react'
import { useState } from 'react'
import type { DocumentReview, ReviewedFile } from '#api/academic/document-reviews.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { EmptyState } from '#design/components/feedback/empty-state.tsx'
import { ReviewedFileView } from './reviewed-file.tsx'
import { sideWords } from './review-labels.tsx'

/** The files that were sent last, one at a time. */
export function ReviewFiles({ review: { files }, hasKeys }: { review: DocumentReview; hasKeys: boolean }) {
  const { t, i18n } = useLingui()
  const [at, setAt] = useState(0)
  const file = files[at]
  const getName = ({ side }: ReviewedFile, index: number) => {
    const sideName = i18n._(sideWords[side])
    const number = index + 1
    return files.filter((other) => other.side === side).length > 1 ? t`${sideName} ${number}` : sideName
  }
  return (
    <Card aria-labelledby="files">
      <CardHeader id="files" title={<Trans>Arquivos</Trans>} aside={file ? <span dir="auto">{file.name}</span> : null} />
      <CardSection>
        {file ? (
          <ReviewedFileView
            key={file.key}
            file={file}
            name={getName(file, at)}
            hasKeys={hasKeys}
            choice={
              files.length > 1
                ? files.map((one, index) => (
                    <Button
                      key={one.key}
                      size="sm"
                      aria-pressed={index === at}
                      variant={index === at ? 'outline' : 'quiet'}
                      onClick={() => setAt(index)}
                    >
                      {getName(one, index)}
                    </Button>
                  ))
                : null
            }
          />
        ) : (
          <EmptyState icon={<FileX size={32} />} title={t`Nada foi enviado ainda`}>
            <Trans>Os arquivos aparecem aqui quando o aluno enviar o documento.</Trans>
          </EmptyState>
        )}
      </CardSection>
    </Card>
  )
}
