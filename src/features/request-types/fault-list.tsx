import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FormStep } from '#api/request-forms.ts'
import { textLinkLook } from '#design/components/actions/text-link.tsx'
import { Notice } from '#design/components/feedback/notice.tsx'
import { type EditorFault, type FaultLine, faultLines } from './editor-faults.ts'
import { fieldHeadingId } from './field-editor.tsx'
import { generalFieldId } from './general-field-id.ts'
import { nameIn } from './form-paths.ts'
import { editorRoute } from './editor-search.ts'
import { stepHeadingId } from './step-editor.tsx'
import { useEditorWords } from './use-editor-words.ts'
import { useFaultWords } from './use-fault-words.ts'

export const faultListId = 'faults'

/** What has to be mended before saving, each with a link to where it is. */
export function FaultList({ faults, steps }: { faults: readonly EditorFault[]; steps: readonly FormStep[] }) {
  const { t, i18n } = useLingui()
  const faultText = useFaultWords()
  const { stepName, fieldName } = useEditorWords()
  const lines = faultLines(faults)
  const placeOf = ({ step: stepAt, field: fieldAt }: FaultLine) => {
    const step = stepAt === undefined ? undefined : steps[stepAt]
    if (!step || stepAt === undefined) return t`Dados gerais`
    const field = fieldAt === undefined ? undefined : step.fields[fieldAt]
    return field && fieldAt !== undefined
      ? nameIn(field.label, i18n.locale, fieldName(stepAt + 1, fieldAt + 1))
      : nameIn(step.title, i18n.locale, stepName(stepAt + 1))
  }
  return (
    <div id={faultListId} tabIndex={-1}>
      <Notice
        tone="danger"
        title={<Plural value={lines.length} one="# pendência impede de salvar" other="# pendências impedem de salvar" />}
      >
        <ul>
          {lines.map((fault, index) => {
            const [place, words] = [placeOf(fault), faultText(fault)]
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the same may be wrong in two places
              <li key={index}>
                <Link
                  from={editorRoute}
                  to="."
                  search={(search) => ({
                    ...search,
                    view: fault.step === undefined ? 'general' : 'form',
                    step: fault.step === undefined ? undefined : fault.step + 1,
                  })}
                  replace
                  resetScroll={false}
                  className={textLinkLook({ variant: 'inline' })}
                  onClick={() => goTo(fault)}
                >
                  <Trans>
                    {place}: {words}
                  </Trans>
                </Link>
              </li>
            )
          })}
        </ul>
      </Notice>
    </div>
  )
}

/** Frames until another view has to be there. */
const patience = 120

/** To the first field that is wrong, or the editor of a step or a field, which opens. */
function goTo(fault: FaultLine, left = patience) {
  const { step, field, part, locales = [] } = fault
  const place =
    step === undefined ? generalFieldId(part, locales[0]) : field === undefined ? stepHeadingId(step) : fieldHeadingId(step, field)
  const found = document.getElementById(place) ?? (step === undefined ? document.getElementsByName(part)[0] : undefined)
  if (!found) return void (left > 0 && requestAnimationFrame(() => goTo(fault, left - 1)))
  const details = found.closest('details')
  if (details) details.open = true
  found.focus()
}
