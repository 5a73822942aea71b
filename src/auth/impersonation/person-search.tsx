import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { appConfig } from '#config'
import { Button } from '#design/components/actions/button.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { TextField } from '#design/components/fields/text-field.tsx'
import { minSearchLength } from './impersonation.queries.ts'

interface PersonSearchProps {
  searched: string
  onSearch: (text: string) => void
  /** The page that handles the form until scripts load. */
  page: string
  returnTo?: string
}

/** A search for a person: a GET form until scripts load. Once people are found, acting on them is the primary action. */
export function PersonSearch({ searched, onSearch, page, returnTo }: PersonSearchProps) {
  const { t } = useLingui()
  const [isTooShort, setIsTooShort] = useState(false)
  return (
    <Form
      role="search"
      method="get"
      action={`${appConfig.basePath}${page}`}
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('q')).trim()
        setIsTooShort(text.length < minSearchLength)
        onSearch(text.length < minSearchLength ? '' : text)
      }}
      actions={
        <Button type="submit" variant={searched ? 'outline' : 'primary'}>
          <Trans>Buscar</Trans>
        </Button>
      }
    >
      {returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
      <TextField
        id="person-search"
        name="q"
        label={t`Nome, matrícula, CPF, usuário ou e-mail`}
        defaultValue={searched}
        error={isTooShort ? t`Escreva pelo menos ${minSearchLength} letras ou números` : undefined}
        maxLength={100}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </Form>
  )
}
