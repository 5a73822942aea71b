import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RequestDefinition } from '#api/request-types.ts'
import { Button } from '#design/components/actions/button.tsx'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import { Form } from '#design/components/fields/form.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useShell } from '../../request/shell.queries.ts'
import { nameIn } from './form-paths.ts'
import { TermsText } from './general-facts.tsx'

/** What a student reads and accepts before the form. */
export function PreviewStart({ definition, onBegin }: { definition: RequestDefinition; onBegin: () => void }) {
  const { t, i18n } = useLingui()
  const { money } = useFormats(useShell())
  const { summary, cost, limitOfDays, terms } = definition
  return (
    <Form
      aria-label={t`Antes do formulário`}
      onSubmit={(event) => {
        event.preventDefault()
        onBegin()
      }}
      actions={
        <Button type="submit" variant="primary">
          <Trans>Começar</Trans>
        </Button>
      }
    >
      <p dir="auto">{nameIn(summary, i18n.locale, '—')}</p>
      <DescriptionList
        layout="rows"
        items={[
          { term: t`Preço`, description: cost === 0 ? t`Gratuito` : money(cost) },
          { term: t`Prazo`, description: <Plural value={limitOfDays} one="# dia útil" other="# dias úteis" /> },
        ]}
      />
      <FormSection legend={<Trans>Termos</Trans>}>
        <TermsText terms={terms} />
      </FormSection>
    </Form>
  )
}
