import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { RequestFile } from '#api/academic/request-messages.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { useHydrated } from '#design/components/fields/use-hydrated.ts'
import { getMost } from '../../../form-engine/read-answer.ts'
import { UploadField } from '../../kit/uploads/upload-field.tsx'
import { type AnswerFieldProps, useFieldFrame } from './answer-field.ts'
import { chosenValues } from './answer-text.ts'

export function FileAnswer({
  field,
  value,
  problem,
  files,
  onChange,
  onFiles,
}: AnswerFieldProps & {
  /** Those that the answers name, among others. */
  files: readonly RequestFile[]
  onFiles: ((name: string, files: readonly RequestFile[], unready: string | undefined) => void) | undefined
}) {
  const { id, label, hint, optional, error } = useFieldFrame({ field, problem })
  const isReady = useHydrated()
  const keys = chosenValues(value)
  // Only the earlier files: those sent from here on are on the field's own list.
  const [before] = useState(() => files.filter(({ key }) => keys.includes(key)))
  return (
    <div id={id} tabIndex={-1}>
      {isReady ? (
        <UploadField
          label={label}
          hint={hint}
          optional={optional}
          error={error}
          use="request"
          most={getMost(field)}
          sent={before.filter(({ key }) => keys.includes(key))}
          onChange={(chosen, unready) => {
            onFiles?.(field.name, chosen, unready)
            onChange(chosen.map(({ key }) => key))
          }}
        />
      ) : (
        <noscript>
          <Notice tone="info" title={label}>
            <Trans>Para enviar arquivos, ligue o JavaScript do navegador.</Trans>
          </Notice>
        </noscript>
      )}
      {/* What was sent stays in a form that is sent without scripts. */}
      {keys.map((key) => (
        <input key={key} type="hidden" name={field.name} value={key} />
      ))}
    </div>
  )
}
