import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { UploadField } from '../../shared/uploads/upload-field.tsx'

interface AnswerAidsProps {
  /** Of the files, where an error leads. */
  id: string
  onTemplates: () => void
  filesLabel: ReactNode
  error: ReactNode
  onFiles: (keys: string[], unready: string | undefined) => void
}

/** What helps to answer: a text of the office, and files, whose field opens below. */
export function AnswerAids({ id, onTemplates, filesLabel, error, onFiles }: AnswerAidsProps) {
  const { t } = useLingui()
  const [isAttaching, setIsAttaching] = useState(false)
  const isOpen = isAttaching || Boolean(error)
  return (
    <div id={id} tabIndex={-1} data-scripted>
      <FormRow ended>
        <div>
          <Button size="sm" onClick={onTemplates}>
            <Trans>Modelos de resposta</Trans>
          </Button>
        </div>
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
