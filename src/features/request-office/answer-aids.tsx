import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ButtonRow } from '#design/components/actions/button-row.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { UploadField } from '../../kit/uploads/upload-field.tsx'

interface AnswerAidsProps {
  /** The id of the field for files, to which an error leads. */
  id: string
  onTemplates: () => void
  filesLabel: ReactNode
  error: ReactNode
  onFiles: (keys: string[], unready: string | undefined) => void
}

/** Buttons that help to answer: insert a template of the office, or attach files, whose field opens below. */
export function AnswerAids({ id, onTemplates, filesLabel, error, onFiles }: AnswerAidsProps) {
  const { t } = useLingui()
  const [isAttaching, setIsAttaching] = useState(false)
  const isOpen = isAttaching || Boolean(error)
  return (
    <div id={id} tabIndex={-1}>
      <ButtonRow short>
        <Button size="sm" onClick={onTemplates}>
          <Trans>Modelos de resposta</Trans>
        </Button>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsAttaching(!isAttaching)}>
          <Trans>Anexar arquivo</Trans>
        </Button>
      </ButtonRow>
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
