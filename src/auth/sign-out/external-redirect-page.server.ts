import { html } from 'hono/html'
import type { RequestScope } from '../../request/request-scope.server.ts'

const words = {
  'pt-BR': ['Saindo…', 'Concluir a saída'],
  en: ['Signing out…', 'Finish signing out'],
  es: ['Saliendo…', 'Terminar de salir'],
} as const

/** Not an HTTP redirect: browsers apply `form-action` to those after a form, and the provider's redirects cannot be listed. */
export async function externalRedirectPage({ locale }: Pick<RequestScope, 'locale'>, url: string): Promise<Response> {
  const [title, link] = words[locale]
  const page =
    await html`<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${url}"><title>${title}</title><h1>${title}</h1><p><a href="${url}">${link}</a></p></html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}
