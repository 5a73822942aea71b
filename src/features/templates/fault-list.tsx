import { useLingui } from '@lingui/react/macro'
import type { TemplateField, TemplatePart } from '#api/financial/template-content.ts'
import type { TemplateFault } from '#api/financial/template-faults.ts'
import { Notice } from '#design/components/feedback/notice.tsx'
import { PortalError } from '../../request/portal-error.ts'
import { useTemplateWords } from './use-template-words.ts'

/** Returns the faults for which the service refused a template; null for other errors. */
export const templateErrors = (error: unknown): TemplateFault[] | null =>
  error instanceof PortalError && error.data && 'faults' in error.data ? error.data.faults : null

/** Returns the function that describes a fault of a template. */
export function useFaultWords(): (fault: TemplateFault) => string {
  const { t } = useLingui()
  const { documents, fields, parts } = useTemplateWords()
  const getName = (words: Partial<Record<string, string>>, name: string) => words[name] ?? name
  return ({ reason, name: given }) => {
    const name = given ?? ''
    const field = getName(fields satisfies Record<TemplateField, string>, name)
    const part = getName(parts satisfies Record<TemplatePart, string>, name)
    const document = getName(documents, name)
    switch (reason) {
      case 'json':
        return t`O conteúdo não é um JSON. Confira vírgulas, aspas e chaves.`
      case 'encoding':
        return t`O arquivo não está em UTF-8. Salve-o com essa codificação e envie de novo.`
      case 'size':
        return t`O arquivo passa de 64 KB.`
      case 'document':
        return t`Este é um modelo de outro documento: ${document}.`
      case 'missing':
        return t`Falta ${name}.`
      case 'unknown':
        return t`Um modelo não tem ${name}.`
      case 'value':
        return given === null ? t`O conteúdo não é o de um modelo.` : t`O valor de ${name} não é aceito.`
      case 'field':
        return t`O campo “${name}” não existe neste documento.`
      case 'part-missing':
        return t`Falta a parte “${part}”, sem a qual o documento não vale.`
      case 'part-twice':
        return t`A parte “${part}” aparece mais de uma vez.`
      case 'field-missing':
        return t`O documento precisa mostrar: ${field}.`
      case 'layout':
        return t`O modelo não cabe no documento. Tire blocos ou encurte textos.`
    }
  }
}

/** Lists the faults, each with its line if the template was read from a file. */
export function FaultNotice({ title, faults }: { title: string; faults: readonly TemplateFault[] }) {
  const { t } = useLingui()
  const words = useFaultWords()
  return (
    <Notice tone="danger" live="alert" title={title}>
      <ul>
        {faults.map((fault) => {
          const { line } = fault
          const reason = words(fault)
          return (
            <li key={`${line} ${fault.path.join('.')} ${fault.reason} ${fault.name}`}>
              {line === null ? reason : t`Linha ${line}: ${reason}`}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
