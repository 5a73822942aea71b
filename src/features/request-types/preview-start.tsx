import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RequestDefinition } from '#api/academic/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { Checkbox } from '#design/components/choices/checkbox.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { useFormats } from '../../request/use-formats.ts'
import { TermsText } from '../../subjects/request-form/terms-text.tsx'
import { localizedName } from './form-paths.ts'

/** Shows what students read and accept before the form. */
export function PreviewStart({ definition, onBegin }: { definition: RequestDefinition; onBegin: () => void }) {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const [isUnread, setIsUnread] = useState(false)
  const { summary, cost, limitOfDays, terms } = definition
  return (
    <Form
      aria-label={t`Antes do formulário`}
      onSubmit={(event) => {
        event.preventDefault()
        if (new FormData(event.currentTarget).has('accept')) onBegin()
        else setIsUnread(true)
      }}
      actions={
        <Button type="submit" variant="primary">
          <Trans>Começar</Trans>
        </Button>
      }
    >
      <p dir="auto">{localizedName(summary, i18n.locale, '—')}</p>
      <DescriptionList
        layout="rows"
        items={[
          { term: t`Custo`, description: cost > 0 ? money(cost) : t({ message: 'Gratuito', context: 'custo' }) },
          { term: t`Prazo`, description: <Plural value={limitOfDays} one="# dia útil" other="# dias úteis" /> },
        ]}
      />
      <FormSection legend={<Trans>Termos</Trans>}>
        <TermsText text={localizedName(terms, i18n.locale, '—')} />
      </FormSection>
      <Checkbox name="accept" value="true" required label={t`Li e aceito os termos`} aria-invalid={isUnread || undefined} />
      {isUnread ? <Notice tone="danger" live="alert" title={t`Marque que você leu e aceita os termos para começar.`} /> : null}
    </Form>
  )
}
