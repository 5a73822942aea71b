import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FormStep } from '#api/academic/request-forms.ts'
import { SummaryFrame, summaryLinkLook } from '#design/components/fields/error-summary.tsx'
import { type EditorFault, type FaultLine, faultLines } from './editor-faults.ts'
import { fieldHeadingId } from './field-editor.tsx'
import { generalFieldId } from './general-field-id.ts'
import { localizedName } from './form-paths.ts'
import { editorRoute } from './editor-search.ts'
import { stepHeadingId } from './step-editor.tsx'
import { useTextLanguage } from './text-language.tsx'
import { useEditorWords } from './use-editor-words.ts'
import { useFaultWords } from './use-fault-words.ts'

export const faultListId = 'faults'

/** Lists the faults to fix before saving, each with a link to its place. */
export function FaultList({ faults, steps }: { faults: readonly EditorFault[]; steps: readonly FormStep[] }) {
  const { t, i18n } = useLingui()
  const faultText = useFaultWords()
  const { stepName, fieldName } = useEditorWords()
  const lines = faultLines(faults)
  const { language, choose } = useTextLanguage()
  const getPlace = ({ step: stepAt, field: fieldAt }: FaultLine) => {
    const step = stepAt === undefined ? undefined : steps[stepAt]
    if (!step || stepAt === undefined) return t`Dados gerais`
    const field = fieldAt === undefined ? undefined : step.fields[fieldAt]
    return field && fieldAt !== undefined
      ? localizedName(field.label, i18n.locale, fieldName(stepAt + 1, fieldAt + 1))
      : localizedName(step.title, i18n.locale, stepName(stepAt + 1))
  }
  return (
    <SummaryFrame
      id={faultListId}
      heading={<Plural value={lines.length} one="# pendência impede de salvar" other="# pendências impedem de salvar" />}
    >
      {lines.map((fault, index) => {
        const [place, words] = [getPlace(fault), faultText(fault)]
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
              className={summaryLinkLook}
              onClick={() => {
                // Switches to a language in which the text is missing.
                const locale = fault.locales?.includes(language) ? language : fault.locales?.[0]
                if (locale) choose(locale)
                goTo({ ...fault, locale })
              }}
            >
              <Trans>
                {place}: {words}
              </Trans>
            </Link>
          </li>
        )
      })}
    </SummaryFrame>
  )
}

/** Number of frames to wait for another view to appear. */
const patience = 120

/** Moves the focus to the faulty field, or to the editor of a step or a field, which is opened. */
function goTo(fault: EditorFault, left = patience) {
  const place = findFaultElement(fault)
  if (!place) return void (left > 0 && requestAnimationFrame(() => goTo(fault, left - 1)))
  const details = place.closest('details')
  if (details) details.open = true
  place.focus()
}

function findFaultElement({ step, field, part, locale }: EditorFault): HTMLElement | null | undefined {
  if (step === undefined) return document.getElementById(generalFieldId(part, locale)) ?? document.getElementsByName(part)[0]
  const heading = document.getElementById(field === undefined ? stepHeadingId(step) : fieldHeadingId(step, field))
  return locale ? heading?.closest('details, section')?.querySelector<HTMLElement>(`[aria-invalid][lang="${locale}"]`) : heading
}
