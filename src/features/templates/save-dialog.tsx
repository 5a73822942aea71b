import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#design/components/actions/button.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { Dialog } from '#design/components/overlays/dialog.tsx'
import { templateLimits } from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'
import { TextFileField } from '../../kit/form/text-file-field.tsx'
import { FaultNotice } from './fault-list.tsx'

interface SaveDialogProps {
  /** Whether the dialog asks for a file, which replaces the edited content; for templates whose versions come from a file. */
  asksForFile: boolean
  loading: boolean
  faults: readonly TemplateFault[] | null
  problem: string | null
  onSave: (given: { note: string; source?: string }) => void
  onClose: () => void
}

/** Asks for a description of a new version's changes, and for its file if it comes from one. */
export function SaveDialog({ asksForFile, loading, faults, problem, onSave, onClose }: SaveDialogProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const [source, setSource] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const title = asksForFile ? t`Enviar modelo como nova versão` : t`Salvar nova versão`
  return (
    <Dialog open onClose={onClose} dismissible={!loading} title={title} closeLabel={t`Fechar`}>
      <Form
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          setIsAsked(true)
          if (asksForFile && source === undefined) return
          onSave({ note, ...(source !== undefined && { source }) })
        }}
        actions={
          <>
            <Button type="submit" variant="primary" loading={loading}>
              <Trans>Salvar versão</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Cancelar</Trans>
            </Button>
          </>
        }
      >
        {faults ? <FaultNotice title={asksForFile ? t`O arquivo não foi aceito` : t`O modelo não foi salvo`} faults={faults} /> : null}
        {problem}
        {asksForFile ? (
          <TextFileField
            label={t`Arquivo do modelo`}
            hint={<Trans>Um .json baixado daqui ou de outro modelo.</Trans>}
            maxSize={templateLimits.bytes}
            error={isAsked && source === undefined ? t`Escolha um arquivo .json.` : undefined}
            onText={setSource}
          />
        ) : null}
        <TextField
          label={t`O que mudou (opcional)`}
          hint={t`Ajuda a reconhecer a versão depois.`}
          value={note}
          maxLength={200}
          onChange={({ target }) => setNote(target.value)}
        />
        <p>
          <Trans>A nova versão só sai nos documentos depois que você escolher usá-la.</Trans>
        </p>
      </Form>
    </Dialog>
  )
}
