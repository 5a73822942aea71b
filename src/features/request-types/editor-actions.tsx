import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Copy, Download, Eye, Undo2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { PageLinks } from '#design/components/navigation/page-links.tsx'
import { ConfirmDialog } from '#design/components/overlays/confirm-dialog.tsx'
import { definitionText, getFileName } from './definition-file.ts'
import { ImportDialog } from './import-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'

interface EditorActionsProps {
  /** Id of the type to copy; null if copying is not offered here, or is the page's main action. */
  copied: number | null
  definition: RequestDefinition
  /** Undefined if the user may not change the type. */
  onImport: ((definition: RequestDefinition) => void) | undefined
  /** Discards the changes, and is offered instead of copying the saved type; undefined while nothing is changed. */
  onDiscard: (() => void) | undefined
}

/** Actions for a type besides editing it. */
export function EditorActions({ copied, definition, onImport, onDiscard }: EditorActionsProps) {
  const { t } = useLingui()
  const menuId = useId()
  const [shown, setShown] = useState<'preview' | 'import' | 'discard' | null>(null)
  const look = textLinkLook({ variant: 'alone' })
  const act = { type: 'button', popoverTarget: menuId, popoverTargetAction: 'hide', className: look } as const
  return (
    <>
      <PageLinks id={menuId} label={t`Mais deste tipo`} foldsOn="tablet">
        {copied === null ? null : (
          <Link to="/request-types/$typeId" params={{ typeId: 'new' }} search={{ copy: copied }} className={look}>
            <Copy />
            <Trans>Fazer uma cópia</Trans>
          </Link>
        )}
        {onDiscard ? (
          <button {...act} onClick={() => setShown('discard')}>
            <Undo2 />
            <Trans>Descartar alterações</Trans>
          </button>
        ) : null}
        <button {...act} onClick={() => download(definition)}>
          <Download />
          <Trans>Exportar</Trans>
        </button>
        {onImport ? (
          <button {...act} onClick={() => setShown('import')}>
            <Upload />
            <Trans>Importar</Trans>
          </button>
        ) : null}
      </PageLinks>
      <Button icon={<Eye />} onClick={() => setShown('preview')}>
        <Trans>Ver como aluno</Trans>
      </Button>
      {shown === 'preview' ? <PreviewDialog definition={definition} onClose={() => setShown(null)} /> : null}
      <ConfirmDialog
        open={shown === 'discard'}
        question={<Trans>Descartar as alterações?</Trans>}
        confirmLabel={t`Descartar alterações`}
        cancelLabel={t`Continuar editando`}
        destructive
        onConfirm={() => {
          onDiscard?.()
          setShown(null)
        }}
        onCancel={() => setShown(null)}
      >
        <Trans>Tudo o que você mudou desde a última vez que salvou se perde.</Trans>
      </ConfirmDialog>
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
  link.download = getFileName(definition)
  link.click()
  // The URL is revoked late, because browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
