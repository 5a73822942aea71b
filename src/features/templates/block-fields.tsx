import { Trans, useLingui } from '@lingui/react/macro'
import type { AppLocale } from '#api/locales.ts'
import type { TemplatedDocument } from '#api/financial/report-folders.ts'
import { type TemplateBlock, templateFields, templateLimits } from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'
import { CheckboxGroup } from '#design/components/choices/checkbox-group.tsx'
import { NumberField } from '#design/components/fields/number-field.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { useTemplateWords } from './use-template-words.ts'
import { WordsField } from './words-field.tsx'

interface BlockFieldsProps {
  document: TemplatedDocument
  block: TemplateBlock
  /** The number of the block, counted from 1. */
  number: number
  locale: AppLocale
  faults: readonly TemplateFault[]
  /** Whether saving was refused because of these faults. */
  isRefused: boolean
  onChange: (block: TemplateBlock) => void
}

/** Fields of one block. */
export function BlockFields({ document, block, number, locale, faults, isRefused, onChange }: BlockFieldsProps) {
  const { t } = useLingui()
  const { fields, parts } = useTemplateWords()
  switch (block.type) {
    case 'heading':
      return (
        <WordsField
          document={document}
          label={t`${number}. Título de seção`}
          text={block.text}
          locale={locale}
          faults={faults}
          isRefused={isRefused}
          maxLength={templateLimits.heading}
          onChange={(text) => onChange({ ...block, text })}
        />
      )
    case 'text':
      return (
        <>
          <WordsField
            document={document}
            label={t`${number}. Texto`}
            text={block.text}
            locale={locale}
            faults={faults}
            isRefused={isRefused}
            maxLength={templateLimits.text}
            rows={3}
            onChange={(text) => onChange({ ...block, text })}
          />
          <SelectField
            label={t`Aparência`}
            value={block.look ?? 'plain'}
            onChange={({ target }) => onChange({ ...block, look: target.value === 'note' ? 'note' : 'plain' })}
          >
            <option value="plain">{t`Texto normal`}</option>
            <option value="note">{t`Observação, em cinza`}</option>
          </SelectField>
        </>
      )
    case 'fields': {
      const known: readonly string[] = templateFields[document]
      const [chosen, all] = [block.fields.length, known.length]
      return (
        <Disclosure open={faults.length > 0 || undefined} summary={t`${number}. Lista de campos: ${chosen} de ${all} campos`}>
          <CheckboxGroup
            legend={t`${number}. Lista de campos`}
            hideLegend
            columns
            name={`fields-${number}`}
            error={faults.length > 0 ? t`Escolha de 1 a ${templateLimits.fields} campos.` : undefined}
            options={templateFields[document].map((field) => ({ value: field, label: fields[field] }))}
            value={block.fields}
            // Fields are kept in the order in which they were chosen, because they are printed in it.
            onChange={(next) =>
              onChange({
                ...block,
                fields: [
                  ...block.fields.filter((one) => next.includes(one)),
                  ...next.filter((one) => known.includes(one) && !isIn(block.fields, one)),
                ],
              } as TemplateBlock)
            }
          />
        </Disclosure>
      )
    }
    case 'spacer':
      return (
        <NumberField
          label={t`${number}. Espaço em pontos`}
          hint={<Trans>28 pontos são um centímetro.</Trans>}
          value={block.height}
          min={templateLimits.spacer.least}
          max={templateLimits.spacer.most}
          error={faults.length > 0 ? t`Informe de ${templateLimits.spacer.least} a ${templateLimits.spacer.most} pontos.` : undefined}
          onValueChange={(height) => onChange({ ...block, height: height ?? 0 })}
          decreaseLabel={t`Menos um ponto`}
          increaseLabel={t`Mais um ponto`}
        />
      )
    case 'part': {
      const part = parts[block.part]
      return (
        <div>
          <strong>
            {number}. {part}
          </strong>
        </div>
      )
    }
  }
}

const isIn = (fields: readonly string[], one: string) => fields.includes(one)
