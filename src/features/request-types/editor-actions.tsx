import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Eye, Upload } from 'lucide-react'
import { useState } from 'react'
import type { RequestDefinition } from '#api/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { definitionText, fileNameOf } from './definition-file.ts'
import { ImportDialog } from './import-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

interface EditorActionsProps {
  definition: RequestDefinition
  /** Undefined for whoever may not change it. */
  onImport: ((definition: RequestDefinition) => void) | undefined
}

/** What may be done with a type besides editing it. */
export function EditorActions({ definition, onImport }: EditorActionsProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState<'preview' | 'import' | null>(null)
  return (
    <>
      <Button icon={<Eye {...icon} />} onClick={() => setShown('preview')}>
        <Trans>Ver como aluno</Trans>
      </Button>
      <Button icon={<Download {...icon} />} onClick={() => download(definition)}>
        <Trans>Exportar</Trans>
      </Button>
      {onImport ? (
        <Button icon={<Upload {...icon} />} onClick={() => setShown('import')} aria-label={t`Importar de um arquivo`}>
          <Trans>Importar</Trans>
        </Button>
      ) : null}
      {shown === 'preview' ? <PreviewDialog definition={definition} onClose={() => setShown(null)} /> : null}
      {shown === 'import' && onImport ? (
        <ImportDialog
          onImport={(given) => {
            onImport(given)
            setShown(null)
          }}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  )
}

function download(definition: RequestDefinition) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([definitionText(definition)], { type: 'application/json' }))
  link.download = fileNameOf(definition)
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
