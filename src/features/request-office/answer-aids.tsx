import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { UploadField } from '../../shared/uploads/upload-field.tsx'
import { AnswerTemplates } from './answer-templates.tsx'

interface AnswerAidsProps {
  /** Of the files, where an error leads. */
  id: string
  typeId: number
  text: string
  onInsert: (text: string) => void
  filesLabel: ReactNode
  error: ReactNode
  onFiles: (keys: string[], unready: string | undefined) => void
}

/** What helps to answer: a text of the office, and files, whose field opens below. */
export function AnswerAids({ id, typeId, text, onInsert, filesLabel, error, onFiles }: AnswerAidsProps) {
  const { t } = useLingui()
  const [isAttaching, setIsAttaching] = useState(false)
  const isOpen = isAttaching || Boolean(error)
  return (
    <div id={id} tabIndex={-1} data-scripted>
      <FormRow ended>
        <AnswerTemplates typeId={typeId} text={text} onInsert={onInsert} />
        <div>
          <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setIsAttaching(!isAttaching)}>
            <Trans>Anexar arquivo</Trans>
          </Button>
        </div>
      </FormRow>
      {isOpen ? (
        <UploadField
          label={filesLabel}
          optional={t`(opcional)`}
          use="request"
          error={error}
          onChange={(sent, unready) =>
            onFiles(
              sent.map(({ key }) => key),
              unready,
            )
          }
        />
      ) : null}
    </div>
  )
}
