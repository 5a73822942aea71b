import type { ReportTemplate } from '#api/financial/template-content.ts'

/** Returns a template as the text of a file. */
export const templateText = (content: ReportTemplate): string => `${JSON.stringify(content, null, 2)}\n`

/** Downloads a template as a file under its name. */
export function downloadTemplate(name: string, content: ReportTemplate): void {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([templateText(content)], { type: 'application/json' }))
  link.download = `${plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'modelo'}.json`
  link.click()
  // The URL is revoked late, because browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
