import { appConfig } from '#config'

/**
 * Sends what a plain form of the portal would send, and goes where its answer leads.
 *
 * @param path below the base path
 */
export function postForm(path: string, fields: Record<string, string> = {}): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = `${appConfig.basePath}${path}`
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
