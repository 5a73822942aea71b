import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FormField } from '#api/academic/request-forms.ts'
import type { FieldValue } from '#api/academic/requests.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import type { AnswerFieldProps } from './answer-field.ts'
import { dynamicValuesQuery, getFilters, type LoadValues } from './dynamic-values.ts'
import { getText } from './field-words.ts'

export type DynamicAnswerProps = AnswerFieldProps & {
  scope: string
  /** The fields of the step, which tell which answers the field waits for. */
  fields: readonly FormField[]
  values: Readonly<Record<string, unknown>>
  load: LoadValues
}

/** Returns a source's options; undefined until known. `note` says why there is nothing to choose, `failure` offers another attempt. */
export function useDynamicOptions({ field, scope, fields, values, load }: DynamicAnswerProps): {
  options: readonly FieldValue[] | undefined
  note?: ReactNode
  failure?: ReactNode
} {
  const { t, i18n } = useLingui()
  const filters = getFilters(field, values)
  const awaited = fields.find(
    ({ name, isRequired }) => isRequired && field.source?.filteredBy.includes(name) && filters[name] === undefined,
  )
  const { data, isError, isFetching, refetch } = useQuery({ ...dynamicValuesQuery(scope, field, filters, load), enabled: !awaited })
  if (awaited) {
    const label = getText(awaited.label, i18n.locale)
    return { options: undefined, note: t`Responda antes: ${label}` }
  }
  if (data) return { options: data, note: data.length > 0 ? undefined : <Trans>Não há opções para escolher. Fale com a secretaria.</Trans> }
  if (!isError) {
    return {
      options: undefined,
      note: (
        <>
          <span role="status">
            <Trans>Carregando as opções…</Trans>
          </span>
          <noscript>
            {' '}
            <Trans>Para ver as opções, ligue o JavaScript do navegador.</Trans>
          </noscript>
        </>
      ),
    }
  }
  return {
    options: undefined,
    failure: (
      <Notice
        tone="danger"
        live="alert"
        title={<Trans>Não foi possível carregar as opções. Tente de novo.</Trans>}
        action={
          <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
            <Trans>Tentar de novo</Trans>
          </Button>
        }
      />
    ),
  }
}
