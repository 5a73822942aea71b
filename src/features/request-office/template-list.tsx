import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerTemplate } from '#api/academic/request-office.ts'
import { ButtonRow } from '#design/components/actions/button-row.tsx'
import { Button } from '#design/components/actions/button.tsx'
import { Card, CardRows } from '#design/components/data/card.tsx'
import { ItemRow } from '#design/components/data/item-row.tsx'

interface TemplateListProps {
  templates: readonly AnswerTemplate[]
  onUse: (template: AnswerTemplate) => void
  onEdit: (template: AnswerTemplate) => void
  onRemove: (template: AnswerTemplate) => void
}

export function TemplateList({ templates, onUse, onEdit, onRemove }: TemplateListProps) {
  const { t } = useLingui()
  return (
    <Card as="div">
      <CardRows aria-label={t`Modelos de resposta`}>
        {templates.map((template) => {
          const { templateId, name, text, mayChange } = template
          return (
            <ItemRow
              key={templateId}
              title={<span dir="auto">{name}</span>}
              description={<span dir="auto">{getBeginning(text)}</span>}
              action={
                <ButtonRow short>
                  <Button size="sm" aria-label={t`Usar ${name}`} onClick={() => onUse(template)}>
                    <Trans>Usar</Trans>
                  </Button>
                  {mayChange ? (
                    <>
                      <Button
                        id={editButtonId(templateId)}
                        size="sm"
                        variant="quiet"
                        aria-label={t`Editar ${name}`}
                        onClick={() => onEdit(template)}
                      >
                        <Trans>Editar</Trans>
                      </Button>
                      <Button size="sm" variant="quiet" aria-label={t`Remover ${name}`} onClick={() => onRemove(template)}>
                        <Trans>Remover</Trans>
                      </Button>
                    </>
                  ) : null}
                </ButtonRow>
              }
            />
          )
        })}
      </CardRows>
    </Card>
  )
}

export const editButtonId = (templateId: number) => `edit-template-${templateId}`

/** Returns the beginning of a text, enough to tell two templates apart. */
const getBeginning = (text: string) => (text.length > 140 ? `${text.slice(0, 140).trimEnd()}…` : text)
