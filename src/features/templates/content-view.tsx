import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type AppLocale, appLocales } from '#api/locales.ts'
import { type ReportTemplate, type TemplateBlock, templateLimits } from '#api/template-content.ts'
import type { TemplateFault } from '#api/template-faults.ts'
import { Button } from '#design/components/actions/button.tsx'
import { RadioGroup } from '#design/components/choices/radio-group.tsx'
import { EditedPart } from '#design/components/fields/edited-part.tsx'
import { FormRow } from '#design/components/fields/form-row.tsx'
import { FormSection } from '#design/components/fields/form-section.tsx'
import { SelectField } from '#design/components/fields/select-field.tsx'
import { changed, moved, without } from '../../shared/editing/list-edits.ts'
import { MoveButtons } from '../../shared/editing/move-buttons.tsx'
import { BlockFields } from './block-fields.tsx'
import { faultsAt, missingParts, type NewBlock, newBlock, withBlocks } from './edited-blocks.ts'
import { useTemplateWords } from './use-template-words.ts'
import { WordsField } from './words-field.tsx'

const plus = <Plus size={20} strokeWidth={1.75} aria-hidden />

interface ContentViewProps {
  content: ReportTemplate
  /** The language that is edited now. */
  locale: AppLocale
  faults: readonly TemplateFault[]
  onChange: (content: ReportTemplate) => void
  onLocale: (locale: AppLocale) => void
}

/** All that a template is made of, from top to bottom. */
export function ContentView({ content, locale, faults, onChange, onLocale }: ContentViewProps) {
  const { t } = useLingui()
  const { blocks: kinds, languages, parts } = useTemplateWords()
  const [added, setAdded] = useState<NewBlock>('text')
  const { document } = content
  const blocks: readonly TemplateBlock[] = content.blocks
  const edit = (next: readonly TemplateBlock[]) => onChange(withBlocks(content, next))
  const choices: Array<readonly [NewBlock, string]> = [
    ...(['text', 'heading', 'fields', 'spacer'] as const).map((kind) => [kind, kinds[kind]] as const),
    ...missingParts(content).map((part) => [`part:${part}`, parts[part as keyof typeof parts]] as const),
  ]
  const chosen = choices.some(([kind]) => kind === added) ? added : 'text'
  return (
    <>
      <RadioGroup
        legend={t`Idioma`}
        name="template-language"
        horizontal
        value={locale}
        onChange={(value) => onLocale(appLocales.parse(value))}
        options={appLocales.options.map((value) => ({ value, label: languages[value] }))}
      />
      <WordsField
        document={document}
        label={t`Título do documento`}
        text={content.title}
        locale={locale}
        faults={faultsAt(faults, ['title'])}
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
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no names, and two may be the same
          <EditedPart
            key={index}
            actions={
              <MoveButtons
                name={`${index + 1}. ${block.type === 'part' ? parts[block.part] : kinds[block.type]}`}
                isFirst={index === 0}
                isLast={index === blocks.length - 1}
                onMove={(by) => edit(moved([...blocks], index, by))}
                onRemove={() => edit(without(blocks, index))}
              />
            }
          >
            <BlockFields
              document={document}
              block={block}
              number={index + 1}
              locale={locale}
              faults={faultsAt(faults, ['blocks', index])}
              onChange={(next) => edit(changed(blocks, index, () => next))}
            />
          </EditedPart>
        ))}
        <FormRow>
          <SelectField label={t`Novo bloco`} value={chosen} onChange={({ target }) => setAdded(target.value as NewBlock)}>
            {choices.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </SelectField>
        </FormRow>
        <div>
          <Button
            icon={plus}
            disabled={blocks.length >= templateLimits.blocks}
            onClick={() => edit([...blocks, newBlock(document, chosen)])}
          >
            <Trans>Acrescentar bloco</Trans>
          </Button>
        </div>
      </FormSection>
      {content.document === 'bank-slip' ? (
        <FormSection
          legend={<Trans>Instruções na ficha de compensação</Trans>}
          intro={<Trans>Vêm depois das instruções padrão, que o caixa precisa ler.</Trans>}
        >
          {(content.instructions ?? []).map((text, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <EditedPart
              key={index}
              actions={
                <MoveButtons
                  name={t`Instrução ${index + 1}`}
                  isFirst={index === 0}
                  isLast={index === content.instructions!.length - 1}
                  onMove={(by) => onChange({ ...content, instructions: moved([...content.instructions!], index, by) })}
                  onRemove={() => onChange({ ...content, instructions: without(content.instructions!, index) })}
                />
              }
            >
              <WordsField
                document={document}
                label={t`Instrução ${index + 1}`}
                text={text}
                locale={locale}
                faults={faultsAt(faults, ['instructions', index])}
                maxLength={templateLimits.instruction}
                onChange={(next) => onChange({ ...content, instructions: changed(content.instructions!, index, () => next) })}
              />
            </EditedPart>
          ))}
          <div>
            <Button
              icon={plus}
              disabled={(content.instructions ?? []).length >= templateLimits.instructions}
              onClick={() => onChange({ ...content, instructions: [...(content.instructions ?? []), {}] })}
            >
              <Trans>Acrescentar instrução</Trans>
            </Button>
          </div>
        </FormSection>
      ) : null}
    </>
  )
}
