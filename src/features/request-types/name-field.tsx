import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formStep } from '#api/academic/request-forms.ts'
import { TextField } from '#design/components/fields/text-field.tsx'

const formName = formStep.shape.name

interface NameFieldProps {
  name: string
  /** Names of the other fields. */
  taken: ReadonlySet<string>
  onRename: (name: string) => void
}

/** Field for the name under which answers are stored. It is applied on leaving: while being typed, it may equal another's. */
export function NameField({ name, taken, onRename }: NameFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? name
  const problem = !formName.safeParse(text).success
    ? t`Use letras sem acento, números e hífens, a partir de uma letra minúscula`
    : text !== name && taken.has(text)
      ? t`Este identificador já existe no formulário`
      : undefined
  return (
    <TextField
      label={t`Identificador`}
      hint={t`Nome nos dados e nos arquivos exportados. Os alunos não o veem.`}
      value={text}
      error={problem}
      maxLength={40}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (problem || typed === null) return
        setTyped(null)
        if (typed !== name) onRename(typed)
      }}
    />
  )
}
