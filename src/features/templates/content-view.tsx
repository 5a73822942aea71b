import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AppLocale } from '#api/locales.ts'
import { type ReportTemplate, type TemplateBlock, templateLimits } from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { ArrangedParts } from '../../kit/editing/arranged-parts.tsx'
import { BlockFields } from './block-fields.tsx'
import { errorsUnderPath, missingParts, type NewBlock, newBlock, withBlocks } from './edited-blocks.ts'
import { TemplateLanguage } from './template-language.tsx'
import { useTemplateWords } from './use-template-words.ts'
import { WordsField } from './words-field.tsx'

interface ContentViewProps {
  content: ReportTemplate
  /** The language that is edited now. */
  locale: AppLocale
  faults: readonly TemplateFault[]
  /** Whether saving was refused because of these faults. */
  isRefused: boolean
  onChange: (content: ReportTemplate) => void
  onLocale: (locale: AppLocale) => void
}

/** Edits all parts of a template, from top to bottom. */
export function ContentView({ content, locale, faults, isRefused, onChange, onLocale }: ContentViewProps) {
  const { t } = useLingui()
  const { blocks: kinds, parts } = useTemplateWords()
  const [added, setAdded] = useState<NewBlock>('text')
  const { document } = content
  const blocks: readonly TemplateBlock[] = content.blocks
  const choices: Array<readonly [NewBlock, string]> = [
    ...(['text', 'heading', 'fields', 'spacer'] as const).map((kind) => [kind, kinds[kind]] as const),
    ...missingParts(content).map((part) => [`part:${part}`, parts[part as keyof typeof parts]] as const),
  ]
  const chosen = choices.some(([kind]) => kind === added) ? added : 'text'
  return (
    <>
      <TemplateLanguage locale={locale} onLocale={onLocale} />
      <WordsField
        document={document}
        label={t`Título do documento`}
        text={content.title}
        locale={locale}
        faults={errorsUnderPath(faults, ['title'])}
        isRefused={isRefused}
        maxLength={templateLimits.heading}
        hint={t`Sem texto, sai o título padrão.`}
        onChange={(title) => {
          const { title: _, ...rest } = content
          onChange(Object.keys(title).length > 0 ? ({ ...rest, title } as ReportTemplate) : (rest as ReportTemplate))
        }}
      />
      <FormSection
        legend={<Trans>Blocos, de cima para baixo</Trans>}
        intro={
          document === 'bank-slip' ? (
            <Trans>
              O logotipo, o valor, a linha digitável, o código de barras e a ficha de compensação saem sempre. Os blocos sem campos são
              desenhados pelo portal: você escolhe onde ficam.
            </Trans>
          ) : (
            <Trans>
              O logotipo e o nome da instituição saem sempre no alto. Os blocos sem campos são desenhados pelo portal: você escolhe onde
              ficam.
            </Trans>
          )
        }
      >
        <ArrangedParts
          items={blocks}
          getName={(block, index) => `${index + 1}. ${block.type === 'part' ? parts[block.part] : kinds[block.type]}`}
          onChange={(next) => onChange(withBlocks(content, next))}
          movedTo={(position) => t`Bloco movido para a posição ${position}`}
          newItem={() => newBlock(document, chosen)}
          addLabel={<Trans>Acrescentar bloco</Trans>}
          choice={
            <FormRow>
              <SelectField label={t`Novo bloco`} value={chosen} onChange={({ target }) => setAdded(target.value as NewBlock)}>
                {choices.map(([kind, label]) => (
                  <option key={kind} value={kind}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </FormRow>
          }
          most={templateLimits.blocks}
        >
          {(block, index, change) => (
            <BlockFields
              document={document}
              block={block}
              number={index + 1}
              locale={locale}
              faults={errorsUnderPath(faults, ['blocks', index])}
              isRefused={isRefused}
              onChange={change}
            />
          )}
        </ArrangedParts>
      </FormSection>
      {content.document === 'bank-slip' ? (
        <FormSection
          legend={<Trans>Instruções na ficha de compensação</Trans>}
          intro={<Trans>Vêm depois das instruções padrão, que o caixa precisa ler.</Trans>}
        >
          <ArrangedParts
            items={content.instructions ?? []}
            getName={(_, index) => t`Instrução ${index + 1}`}
            onChange={(instructions) => onChange({ ...content, instructions: [...instructions] })}
            movedTo={(position) => t`Instrução movida para a posição ${position}`}
            newItem={() => ({})}
            addLabel={<Trans>Acrescentar instrução</Trans>}
            most={templateLimits.instructions}
          >
            {(text, index, change) => (
              <WordsField
                document={document}
                label={t`Instrução ${index + 1}`}
                text={text}
                locale={locale}
                faults={errorsUnderPath(faults, ['instructions', index])}
                isRefused={isRefused}
                maxLength={templateLimits.instruction}
                onChange={change}
              />
            )}
          </ArrangedParts>
        </FormSection>
      ) : null}
    </>
  )
}
