import { mayEditRequestTypes } from '#api/permissions.ts'
import { type RequestDefinition } from '#api/academic/request-types.ts'
import { checkForm } from '../../../form-engine/check-form.ts'
import { cleanHtml } from '../../../form-engine/read-html.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Caller } from '../../platform/service.ts'
import { officeMember, type OfficeMember } from '../access/scopes.ts'

/** Who edits types, and for which institution; null means every institution of the tenant. */
export type EditorScope = OfficeMember

/** Returns the editor's scope. Throws FORBIDDEN for callers who may not edit types. */
export const editorScope = (caller: Caller): EditorScope => officeMember(caller, mayEditRequestTypes)

/** Returns the definition to store, with forbidden content removed from `html` texts. Throws NOT_ALLOWED for a faulty form. */
export function definitionToKeep(definition: RequestDefinition): RequestDefinition {
  if (checkForm(definition.form).length > 0) throw new DomainError('NOT_ALLOWED')
  const steps = definition.form.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) => (field.html ? { ...field, html: cleaned(field.html) } : field)),
  }))
  return { ...definition, form: { steps } }
}

const cleaned = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, cleanHtml(html)])) as Texts
