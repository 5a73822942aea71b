import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextAreaField } from '#design/components/fields/text-area-field.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { TextFileField } from '../../kit/form/text-file-field.tsx'
import { type FileProblem, readDefinitionText } from './definition-file.ts'
import { usePlaceWords } from './use-part-names.ts'

const shownProblems = 12
/** Bytes. */
const maxSize = 1_048_576

interface ImportDialogProps {
  onImport: (definition: RequestDefinition) => void
  onClose: () => void
}

/** Reads a definition from a file or a pasted text. */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<FileProblem[]>([])
  function take(given: string) {
    const read = readDefinitionText(given)
    if ('definition' in read) onImport(read.definition)
    else setProblems(read.problems)
  }
  return (
    <Dialog open onClose={onClose} title={t`Importar tipo de requerimento`} closeLabel={t`Fechar`}>
      <Form
        aria-label={t`Importar tipo de requerimento`}
        onSubmit={(event) => {
          event.preventDefault()
          take(text)
        }}
        actions={
          <Button type="submit" variant="primary">
            <Trans>Importar</Trans>
          </Button>
        }
      >
        {problems.length > 0 ? <Problems problems={problems} /> : null}
        <TextFileField
          label={t`Arquivo JSON`}
          hint={<Trans>Um tipo de requerimento exportado daqui ou de outra unidade.</Trans>}
          maxSize={maxSize}
          onText={(given) => {
            setText(given ?? '')
            setProblems([])
          }}
        />
        <TextAreaField
          label={t`Ou cole o conteúdo do arquivo`}
          rows={8}
          value={text}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </Form>
    </Dialog>
  )
}

function Problems({ problems }: { problems: readonly FileProblem[] }) {
  const { t } = useLingui()
  const placeWords = usePlaceWords()
  // Problems without a place are stated by the title; several problems of one place become one line.
  const lines = new Set(
    problems.flatMap((problem) => {
      if (problem.kind === 'json' || problem.path.length === 0) return []
      const named = placeWords(problem.path)
      return [problem.isMissing ? t`Falta preencher: ${named}` : t`Não é válido: ${named}`]
    }),
  )
  const rest = lines.size - shownProblems
  const isText = problems.some(({ kind }) => kind === 'json')
  return (
    <Notice
      tone="danger"
      live="alert"
      title={
        isText
          ? t`O conteúdo não é um JSON. Confira se ele está completo.`
          : t`O conteúdo não é o de um tipo de requerimento. Nada foi importado.`
      }
    >
      {lines.size === 0 ? null : (
        <ul>
          {[...lines].slice(0, shownProblems).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {rest > 0 ? <li>{t`E mais ${rest}`}</li> : null}
        </ul>
      )}
    </Notice>
  )
}
