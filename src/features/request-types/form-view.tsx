import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormStep } from '#api/academic/request-forms.ts'
import { Button } from '#design/components/actions/button.tsx'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Card, CardHeader, CardSection } from '#design/components/data/card.tsx'
import { FlowGraph } from '#design/components/data/flow-graph.tsx'
import { PlainList, PlainRow } from '#design/components/data/plain-list.tsx'
import { Disclosure } from '#design/components/navigation/disclosure.tsx'
import { TitledSection } from '#design/components/text/titled-section.tsx'
import { TwoColumn } from '#design/patterns/two-column.tsx'
import { useFormats } from '../../request/use-formats.ts'
import type { DefinitionEdit } from './edit-definition.ts'
import { type EditorFault, faultLines } from './editor-faults.ts'
import { formPaths, localizedName, type FormWay } from './form-paths.ts'
import { editorRoute } from './editor-search.ts'
import { focusAdded, focusNeighbor } from '../../kit/editing/focus-part.ts'
import { StepEditor, stepEditorId, stepHeadingId } from './step-editor.tsx'
import { StepFacts } from './step-facts.tsx'
import { useEditorWords } from './use-editor-words.ts'
import { DescriptionList } from '#design/components/data/description-list.tsx'
import type { FlowNode } from '#design/components/data/flow-layout.ts'

/** What the drawing shows, in the order of the steps. */
function PathsText({ nodes, ways }: { nodes: readonly FlowNode[]; ways: readonly FormWay[] }) {
  const { t } = useLingui()
  const getName = (id: string) => nodes.find((node) => node.id === id)?.label ?? id
  const describePath = ({ to, reason: why }: FormWay) => {
    const target = getName(to)
    return why === null ? t`Nos outros casos, vai para ${target}` : t`Se ${why}, vai para ${target}`
  }
  return (
    <DescriptionList
      layout="rows"
      items={nodes
        .filter(({ kind }) => kind === 'step')
        .map(({ id, label }, index) => {
          const outgoing = ways.filter(({ from }) => from === id)
          const [only] = outgoing
          return {
            id,
            term: `${index + 1}. ${label}`,
            description:
              only && outgoing.length === 1 && only.reason === null
                ? t`Vai para ${getName(only.to)}`
                : outgoing.map(describePath).join('\n'),
          }
        })}
    />
  )
}

interface FormViewProps {
  steps: readonly FormStep[]
  /** Position of the edited step. */
  at: number
  faults: readonly EditorFault[]
  onEdit: (edit: DefinitionEdit) => void
}

/** The ways through a form as a drawing and as text. */
export function FormPaths({ steps, at }: Pick<FormViewProps, 'steps' | 'at'>) {
  const { t, i18n } = useLingui()
  const { relations, today, ends, stepName, fieldName } = useEditorWords()
  const { date } = useFormats()
  const { nodes, ways } = formPaths(steps, {
    relations,
    today,
    ends,
    stepName,
    fieldName,
    locale: i18n.locale,
    button: (label) => t`botão ${label}`,
    date,
  })
  return (
    <TitledSection id="paths" title={<Trans>Caminhos</Trans>}>
      <FlowGraph
        label={t`Desenho das etapas e dos desvios`}
        nodes={nodes}
        edges={ways}
        current={steps[at]!.name}
        renderLink={({ id }, link) => (
          <Link
            from={editorRoute}
            to="."
            search={(search) => ({ ...search, view: 'form', step: steps.findIndex(({ name }) => name === id) + 1 })}
            replace
            resetScroll={false}
            {...link}
          />
        )}
      />
      <Disclosure summary={<Trans>Ver os caminhos em texto</Trans>}>
        <PathsText nodes={nodes} ways={ways} />
      </Disclosure>
    </TitledSection>
  )
}

/** Shows the steps of a form, and the editor of the chosen one. */
export function FormView({ steps, at, faults, onEdit }: FormViewProps) {
  const navigate = useNavigate()
  const showStep = (place: number) =>
    navigate({ from: editorRoute, to: '.', search: (search) => ({ ...search, step: place + 1 }), replace: true, resetScroll: false })
  const stepList = (
    <StepList
      steps={steps}
      at={at}
      aside={(index, fields) => {
        const count = faultLines(faults.filter(({ step }) => step === index)).length
        return count > 0 ? <Plural value={count} one="# pendência" other="# pendências" /> : fields
      }}
    >
      <div>
        <Button
          icon={<Plus />}
          disabled={steps.length >= 50}
          onClick={async () => {
            onEdit({ type: 'addStep', after: at })
            await showStep(at + 1)
            focusAdded(stepEditorId)
          }}
        >
          <Trans>Acrescentar etapa depois desta</Trans>
        </Button>
      </div>
    </StepList>
  )
  return (
    <TwoColumn width="wide" lead={stepList} aside={null}>
      <StepEditor
        // The key resets fields being typed in, because they belong to one step.
        key={steps[at]!.name}
        steps={steps}
        at={at}
        faults={faults.filter(({ step }) => step === at)}
        onEdit={async (edit) => {
          onEdit(edit)
          if (edit.type !== 'removeStep') return
          const beside = Math.max(at - 1, 0)
          await showStep(beside)
          focusNeighbor(stepHeadingId(beside), null)
        }}
        onMove={(by) => {
          onEdit({ type: 'moveStep', step: at, by })
          void showStep(at + by)
        }}
      />
    </TwoColumn>
  )
}

/** Shows a form read-only: its steps, and the fields of the chosen one. */
export function FormFacts({ steps, at }: Pick<FormViewProps, 'steps' | 'at'>) {
  return (
    <TwoColumn width="half" aside={<StepFacts step={steps[at]!} at={at} />}>
      <StepList steps={steps} at={at} aside={(_index, fields) => fields} />
    </TwoColumn>
  )
}

interface StepListProps extends Pick<FormViewProps, 'steps' | 'at'> {
  /** @param fields how many a step has */
  aside: (index: number, fields: ReactNode) => ReactNode
  children?: ReactNode
}

function StepList({ steps, at, aside, children }: StepListProps) {
  const { i18n } = useLingui()
  const { stepName } = useEditorWords()
  return (
    <Card aria-labelledby="steps">
      <CardHeader id="steps" title={<Trans>Etapas</Trans>} />
      <CardSection>
        <PlainList>
          {steps.map(({ name, title, fields }, index) => (
            <PlainRow key={name} aside={aside(index, <Plural value={fields.length} one="# campo" other="# campos" />)}>
              <Link
                from={editorRoute}
                to="."
                search={(search) => ({ ...search, step: index + 1 })}
                replace
                resetScroll={false}
                className={textLinkLook({ variant: 'inline' })}
                aria-current={index === at ? 'step' : undefined}
              >
                {index + 1}. {localizedName(title, i18n.locale, stepName(index + 1))}
              </Link>
            </PlainRow>
          ))}
        </PlainList>
        {children}
      </CardSection>
    </Card>
  )
}
